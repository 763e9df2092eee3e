/** Plays a recording: the position, the speed, and a match's store for the game's own table. */
import type { Connection, GameNews, GameStore, Here, Json, MatchResult, Player } from '../games/contract';
import { called } from '../lib/botNames';
import { pauseAfter, type Frame, type Recording } from './recording';

export const SPEEDS = [1, 2, 4] as const;

export class ReplayPlayer implements GameStore {
  recording = $state.raw() as Recording;
  at = $state(0);
  speed = $state<(typeof SPEEDS)[number]>(1);
  playing = $state(false);
  readonly replay = true;
  readonly legal: Json[] = [];
  readonly connection: Connection = 'connected';
  readonly #listeners = new Set<(news: GameNews) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    recording: Recording,
    at = 0,
    readonly room?: string,
  ) {
    this.recording = recording;
    this.at = Math.min(Math.max(0, at), recording.frames.length - 1);
  }

  get frames(): Frame[] {
    return this.recording.frames;
  }

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get game(): string {
    return this.recording.game;
  }

  get options(): Json {
    return this.recording.options;
  }

  get view(): Json {
    return this.frame?.view ?? {};
  }

  get seat(): number | null {
    return this.recording.viewer;
  }

  get players(): Player[] {
    const { names, heads } = this.recording;
    const here: Here = 'here';
    return names.map((name, seat) => called({ seat, member: seat, name, head: heads[seat] || 'theo', bot: null, here }));
  }

  get result(): MatchResult | null {
    return this.at === this.last ? this.recording.result : null;
  }

  now(): number {
    return this.frame?.at_ms ?? 0;
  }

  onNews(listener: (news: GameNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Goes to a step. Only a step onward is news; a jump just shows what was so. */
  seek(at: number): void {
    const to = Math.min(Math.max(0, at), this.last);
    const isNews = to === this.at + 1;
    this.at = to;
    if (isNews) this.#tell();
    if (this.playing) this.#schedule();
  }

  step(by: 1 | -1): void {
    this.pause();
    this.seek(this.at + by);
  }

  play(): void {
    if (this.at >= this.last) this.seek(0);
    this.playing = true;
    this.#schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    if (this.playing) this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.at >= this.last) this.pause();
    else this.#timer = setTimeout(() => this.seek(this.at + 1), pauseAfter(this.frames, this.at) / this.speed);
  }

  #tell(): void {
    const { frame } = this;
    if (!frame) return;
    const news: GameNews = { number: this.at, atMs: frame.at_ms, by: frame.by, seat: frame.seat, events: frame.events, view: frame.view };
    for (const listener of this.#listeners) listener(news);
  }
}
