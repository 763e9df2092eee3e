/** The address under which friends reach this server: what this device knows until the server has said better. */
import { address, reach } from '../../connection/http';

class Reach {
  base = $state(address(''));

  constructor() {
    reach().then(
      (told) => (this.base = told.address),
      () => undefined,
    );
  }

  /** As people type it: without scheme and closing slash. */
  get typed(): string {
    return this.base.replace(/^https?:\/\//, '').replace(/\/$/, '');
  }

  to(path: string): string {
    return this.base + path;
  }
}

/** Asked for by whoever shows an address. */
export function reaching(): Reach {
  return new Reach();
}
