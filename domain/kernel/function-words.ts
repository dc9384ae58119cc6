/**
 * Function words: nearly every sentence has one, and few are shared between languages.
 * Languages in Latin script only. Those without a stemmer are here so that their texts do not count as English.
 */
export const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to in is it that for was on are with as this be have not but you what they from we or an by there were when which if how can do does did my your our their will would could should has had been who about me so just more than very because i a am at all any need go get may please other most then over no up out them these those she he her his its some where why into also only',
  de: 'der die das und ist nicht ich zu den mit sich auf für ein eine einen dem des von im auch wird sind wir sie es war haben hat bei oder aber wie noch nach wenn nur dass über kann zum zur werden einer durch mir mich wurde mehr als man habe ihr uns meine sehr gibt doch schon warum was diese dieser keine kein',
  fr: 'le la les des et est que une dans pour pas qui je vous nous sur avec plus ce il elle ils par mais ou sont être au aux cette ces mon ma mes comme tout fait très était ont du ne se sa son leur ça aussi sans bien peut où nos votre notre avez avons suis quand parce donc',
  es: 'el la los las que y es en de del un una por con para no se lo como más pero sus le ya este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra ese eso ante ellos e mi qué cuál cuáles son fue era está están tiene cómo qué cuántos quién dónde cuánto cuánta cuántos cuántas ha había ser fueron cuya dentro poco',
  it: 'il lo gli le che di è e un una per con non sono del della dei delle nel nella alla al ai anche ma come più questo questa si mi ho ha hanno perché se cosa molto quando essere stato era dal dalla ci loro tutto dove chi quello fare sul sulla degli negli ed suo sua mio io tu noi',
  pt: 'o os as que e é de do da dos das um uma em no na nos nas para com não por mais mas como se foi ao ele ela eu você isso este esta muito já também são está quando ser tem há seu sua ou só até pelo pela depois sem mesmo aos meu minha nós porque tudo estava fazer aqui então né gente assim onde',
  nl: 'de het een en van is dat niet op te zijn met voor ik je er aan maar hij om ook als dan bij nog wat naar was door worden heeft deze die ze wij we hebben kan over uit geen mijn wel zo meer moet omdat veel dit onze werd zou heb ben waar hoe waarom',
  da: 'og det at er en til på de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over da fra du ud sin dem os op man hans hvor eller hvad skal selv her alle vil blev kunne ind når være kom noget har været meget jeg hvordan også bliver',
  sv: 'och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du henne då sin nu har inte hans honom skulle hennes där min man ej vid kunde något från ut när efter upp vi dem vara vad över än dig kan sina här alla eller mycket också hur varför',
  no: 'og det er på til en som å har for av ikke den jeg at med de et han var om vi men hun seg fra du så nå kan skal være eller meg ble hvor hva vil når ut noe også bare etter over sin deg mye opp alle skulle hadde ved noen være der hvordan hvorfor',
  fi: 'ja on ei se että oli hän mutta ole en niin kun myös kuin joka tai hänen mitä ovat sitä jos siitä vain nyt mikä sen olla minä tämä ne he tässä voi mukaan sekä jo vielä sitten olen jotka minun miten miksi koska kanssa hyvin',
  hu: 'a az és hogy nem is egy ez de meg van volt csak ha már mint még én azt ki lesz vagy el kell mert ezt fel nagyon amely akkor lehet minden így most olyan sem aki ami itt úgy volna miért hogyan ezek azok után között',
  ro: 'și de la în a nu o că pe este cu un care mai din se pentru să ce sunt au fost ca lui sau am dar după fi ale al său când foarte prin noi nici ei îi ne mi îmi unei unui această acest acesta cum unde fără doar despre toate',
  tr: 've bir bu için çok ne de da mi daha gibi ama var en ile o değil olarak kadar sonra ben her şey olan bana nasıl beni ya ki diye mı yok sadece iyi hiç veya sen ise biz bunu niye neden olduğu olduğunu üzerinde',
  cs: 'a je se v na to že s z do o i ale jako za by jsem si po jsou tak pro není co jak k od který která které při být už jeho nebo bylo byl byla má když jen také ještě aby kde pak až než jsme mě můj velmi protože proč',
  ca: 'el la els les de que i a en per amb és un una no es del al dels als més com però també ha són va ser aquest aquesta quan si seu seva o hi molt fins entre sobre on jo perquè tot això pel des nosaltres sense',
  eu: 'eta da ez bat du dira ere zen den izan baina egin hau duen dute edo ziren bere oso egiten horrek dela behar dago daude nahi beste hori zer nola non guztiak bai gero arte',
  ga: 'an na agus is i ar le go a bhí tá ag sé do sin ní seo mar ach nach sí siad ó chun atá bhfuil den gur sa leis raibh mé tú cad conas cén',
  sl: 'je in v na se da so za ne ki z pa po tudi bi kot sem pri ali ker če od do še ni bil bila bilo lahko kaj ta to biti samo kako zakaj zelo smo ste moj bolj kjer ko',
  pl: 'i w na z że się do to jest nie jak o co tak ale po czy dla od za już tylko przez być są był była było może jeszcze bardzo gdy który która które mnie mi ten ta te tego jego jej ich jestem mam przy pod oraz również dlaczego kiedy gdzie ponieważ',
  vi: 'và là của có không được cho trong một với các những này đó thì mà như để khi từ người đã sẽ cũng nhưng vì nếu tôi bạn chúng rất ở ra về đến phải làm nhiều vào lại nên bị hay',
  id: 'yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya ke karena ada mereka kami kita bisa sudah atau sebagai oleh lebih telah seperti adalah tetapi saat harus belum anda sangat bagaimana mengapa kenapa tapi',
  hr: 'i je u da se na za su ne što od s kao koji koja koje sam ali po bi nije to ili kako iz će ima samo biti bio bila već još kada gdje zašto jer nakon prije mi smo vrlo može treba',
  sk: 'a je v na sa že to s z o do som ako pre by nie je si ale aj už len čo tak keď po od ich bol bola bolo sú ktorý ktorá ktoré môže veľmi prečo kde pri alebo ešte ja my mi má',
  et: 'ja on ei et see oli ma ta kui mis ka aga oma nii seda mida ning või kes siis olen ole mitte veel need selle kõik väga pole miks kus kuidas ainult juba',
  lv: 'un ir ar par no uz ka tas kas nav bet vai to tā pie kā ja es mēs lai arī bija jau vēl tikai ļoti kad kur kāpēc pēc līdz viņš viņa',
  lt: 'ir yra kad į su iš bet ne tai kaip ar buvo už jis ji mes aš tik dar jau labai nuo iki per kas kur kodėl bei kai nes jau tas ta',
};
