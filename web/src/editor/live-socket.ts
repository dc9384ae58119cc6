import { HocuspocusProviderWebsocket } from '@hocuspocus/provider';

/** Milliseconds. The server ends such a connection after ten seconds and gives the reason, if it still can. */
const SIGN_IN_MS = 12_000;
/** Close code of the server for the same. */
const TOO_LATE = 4408;

/** Connection for live documents. Reconnects with backoff, also when the server does not authenticate it in time. */
export class LiveSocket extends HocuspocusProviderWebsocket {
  private signingIn: ReturnType<typeof setTimeout> | undefined;

  constructor(address = collaborationAddress()) {
    super({ url: address, delay: 500, minDelay: 300, maxDelay: 5_000, messageReconnectTimeout: 30_000 });
    this.on('open', () => {
      this.signingIn = setTimeout(this.giveUp, SIGN_IN_MS);
    });
    this.on('close', this.answered);
  }

  /** Must be called when the server has admitted or refused the member. */
  readonly answered = (): void => clearTimeout(this.signingIn);

  override destroy(): void {
    this.answered();
    super.destroy();
  }

  /** Does not wait for the closing handshake, because the server may be gone. */
  private readonly giveUp = (): void => {
    this.emit('close', { event: { code: TOO_LATE, reason: 'Not authenticated in time' } });
  };
}

const collaborationAddress = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/collaboration`;
