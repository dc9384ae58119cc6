/** Each with its name, then synonyms after a comma. */
const KNOWN = `
🔍 magnifying glass, search find research · 🔬 microscope, science lab study · 🔭 telescope, explore far · 🧪 test tube, experiment lab · 🧫 petri dish, experiment lab
🧬 dna, genes science · 🧠 brain, mind think psychology · 💡 light bulb, idea insight · 🧭 compass, direction explore · 🗺️ map, journey travel · 📍 pin, place location
🎯 target, goal aim · 🏁 finish flag, goal done · 🚀 rocket, launch start · 🛰️ satellite, space · 🧩 puzzle piece, problem fit · 🔑 key, access · 🔒 lock, private security
🔓 open lock, access security · 🛡️ shield, safety security · 🗣️ speaking head, interview talk voice · 💬 speech bubble, chat conversation interview
💭 thought bubble, think opinion · 🗨️ left speech bubble, comment quote · 📢 loudspeaker, announce marketing · 📣 megaphone, announce marketing
🎤 microphone, interview record voice · 🎙️ studio microphone, podcast interview · 🎧 headphones, listen audio · 🎥 film camera, video record · 📷 camera, picture photo
📹 video camera, record · 📞 telephone, call support · ☎️ desk telephone, call support · 📱 mobile phone, app smartphone · 💻 laptop, computer desktop
🖥️ desktop computer, screen · ⌨️ keyboard, type · 🖱️ mouse, click · 🖨️ printer, print · 🕹️ joystick, game play · 🎮 game controller, play · 🤖 robot, ai automation bot
📊 bar chart, data survey numbers · 📈 rising chart, growth numbers · 📉 falling chart, churn numbers · 🧮 abacus, count numbers · 📋 clipboard, survey list
📝 memo, note write · ✏️ pencil, write draw · 🖊️ pen, write · 📓 notebook, diary notes · 📔 decorated notebook, diary notes · 📕 red book, read · 📗 green book, read
📘 blue book, read · 📚 books, library read study · 📖 open book, read guide · 📰 newspaper, news press · 🗂️ card dividers, sort files · 🗃️ card box, sort files archive
🗄️ cabinet, archive files · 📁 folder, files · 📎 paper clip, attach · 📌 pushpin, important · 🏷️ label, tag price · 🔖 bookmark, save · 📬 mailbox, mail feedback
✉️ envelope, mail email · 📦 package, delivery product box · 🎁 present, gift reward · 🛒 shopping cart, shop buy checkout · 🛍️ shopping bags, shop buy retail
💳 credit card, pay billing · 💰 money bag, price revenue · 💵 banknote, price money · 🪙 coin, price money · 🧾 receipt, invoice billing · 🏦 bank, finance money
🏪 shop, store retail · 🏢 office building, company work business · 🏭 factory, industry production · 🏥 hospital, health care · 🏫 school, education learning
🏠 house, home living · 🏗️ construction crane, building work · ⚙️ gear, settings engineering · 🔧 wrench, fix repair tool · 🔨 hammer, build tool · 🛠️ tools, build repair
🧰 toolbox, repair tool · 🔌 plug, integration power · 🔋 battery, energy power · ⚡ lightning, fast energy · 🔥 fire, hot urgent · 💧 drop, water · 🌊 wave, water sea
☀️ sun, summer weather · 🌙 moon, night · ⭐ star, favourite · 🌟 glowing star, favourite new · ✨ sparkles, new magic ai · 🌈 rainbow, colour diversity
☁️ cloud, hosting weather · ❄️ snowflake, winter cold · 🌍 globe Europe Africa, world international · 🌎 globe Americas, world international
🌏 globe Asia, world international · 🌐 globe with lines, web internet language · 🌱 seedling, growth new plant · 🌳 tree, nature plant · 🌿 herb, nature plant
🍀 clover, luck · 🌵 cactus, desert plant · 🌸 blossom, spring flower · 🌻 sunflower, flower · 🍎 apple, food fruit · 🍋 lemon, food fruit · 🥕 carrot, food vegetable
🥐 croissant, breakfast food · 🍕 pizza, food · 🍜 noodles, food restaurant · 🍰 cake, food birthday · ☕ coffee, cafe break · 🍵 tea, break · 🍷 wine, drink
🐛 bug, error defect · 🐞 ladybird, bug error · 🐝 bee, busy · 🦋 butterfly, change · 🐢 tortoise, slow · 🐇 rabbit, fast · 🦊 fox, animal · 🦉 owl, wise night
🐙 octopus, animal · 🐳 whale, docker sea · 🐘 elephant, postgres memory · 🐧 penguin, linux · 🐶 dog, pet · 🐱 cat, pet · 🚗 car, drive travel · 🚌 bus, transport
🚲 bicycle, bike · 🚆 train, transport travel · ✈️ aeroplane, flight travel · ⛵ sailing boat, sea travel · 🚚 lorry, delivery truck · ⚓ anchor, sea stable
🧳 suitcase, travel onboarding · ⛰️ mountain, challenge · 🏖️ beach, holiday · 🎪 tent, event · 🎟️ ticket, event support · 🎫 admission ticket, support issue
🎨 palette, design art · 🖼️ picture, design art · 🎭 masks, persona theatre · 🎬 clapper board, film video · 🎵 music note, sound · 🎹 piano, music · 🎲 die, game chance
🎈 balloon, celebrate · 🎉 party popper, celebrate launch · 🏆 trophy, win · 🥇 gold medal, win first · ⚽ football, sport · 🏃 runner, speed onboarding sport
🧘 person in lotus position, calm wellbeing · 👋 waving hand, welcome hello goodbye · 👍 thumbs up, like good · 👎 thumbs down, dislike bad · 👏 clapping hands, praise
🙌 raised hands, praise celebrate · 🤝 handshake, partner deal · 🙏 folded hands, thanks · 👀 eyes, look watch usability · 👂 ear, listen · 👥 two people, users team
👤 person, user · 🧑‍💻 person at a laptop, developer user · 🧑‍🔬 scientist, research lab · 🧑‍🏫 teacher, education · 🧑‍⚕️ health worker, doctor care · 👶 baby, new family
👵 older woman, age family · 👨‍👩‍👧 family, people home · 🙂 smile, happy satisfaction · 😀 grin, happy satisfaction · 😍 heart eyes, love delight
🤔 thinking face, question unsure · 😕 confused face, problem · 😟 worried face, problem · 😡 angry face, complaint · 😢 crying face, sad complaint
😴 sleeping face, sleep inactive · 🤯 exploding head, surprise · ❤️ red heart, love favourite · 💙 blue heart, love · 💚 green heart, love sustainability
💔 broken heart, churn leaving · ♿ wheelchair symbol, accessibility · ♻️ recycling, sustainability · ✅ tick, done success · ❌ cross, no wrong · ⚠️ warning, risk problem
🚧 roadworks, in progress barrier · ⛔ no entry, blocked barrier · ❓ question mark, ask unknown · ❗ exclamation mark, important · 🆕 new, feature
🔔 bell, notification alert · ⏰ alarm clock, time deadline · ⏳ hourglass, time waiting · 📅 calendar, date plan · 🚪 door, leaving exit entry · 🪜 ladder, steps funnel
🧱 bricks, blocker foundation · 🪞 mirror, reflection retrospective · 🧹 broom, clean up · 🧲 magnet, attract retention · 💎 gem, value premium · 👑 crown, premium leader
⚖️ scales, compare law legal · 🏛️ classical building, government law · 🩺 stethoscope, health doctor · 💊 pill, medicine health · 🧸 teddy bear, children toy`;

/** The emoji offered as icons. The system's font renders them; nothing is downloaded. */
export const PROJECT_EMOJI: readonly { readonly value: string; readonly name: string; readonly words: string }[] =
  KNOWN.trim()
    .split(/ · |\n/)
    .map((known) => {
      const value = known.slice(0, known.indexOf(' '));
      const [name = '', words = ''] = known.slice(value.length + 1).split(', ');
      return { value, name, words };
    });
