import { embedOf } from '@evident/domain/content';

/** Parts of the page that a frame may use. Its own origin stays, because services sign their members in with it. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation';
/** Fills an element with a placeholder of an embedded page; a press loads the page in a frame. */
export function embedShown(place: HTMLElement, src: string): void {
  const embed = embedOf(src);
  if (!embed) {
    place.replaceChildren('A page that cannot be shown here.');
    return;
  }
  const link = document.createElement('a');
  link.href = src;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
  link.textContent = src.replace(/^https:\/\/(www\.)?/, '');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `Show ${embed.about} from ${embed.name}`;
  button.title = `${embed.name} learns that you open it`;
  const head = document.createElement('div');
  head.className = 'embed-closed';
  head.append(button, link);
  button.onclick = () => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', SANDBOX);
    frame.referrerPolicy = 'no-referrer';
    frame.allow = 'fullscreen; picture-in-picture';
    frame.title = `${embed.name}: ${link.textContent}`;
    frame.src = embed.frame;
    const foot = document.createElement('figcaption');
    foot.append(link);
    place.replaceChildren(frame, foot);
    frame.focus();
  };
  place.replaceChildren(head);
}
