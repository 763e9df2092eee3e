/** What a table calls out when something has happened. */
export interface CallOut {
  /** A red burst, a blue disc, the lemon token, or plain ink. */
  kind: 'hit' | 'out' | 'call' | 'plain';
  title: string;
  note: string;
  /** How long it stands, in ms. */
  ms: number;
}
