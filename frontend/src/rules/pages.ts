/** What each game's rules page says: a comic page of pictures, where there is one, then all rules in short. */
import type { Language } from '../lib/words';
import { speech } from '../lib/words';
import hitManga from './hit_manga.json';
import hitOrMiss from './hit_or_miss.json';
import hitsAndOuts from './hits_and_outs.json';

export interface RulesPage {
  heading: string;
  /** `picture` is the name of a picture of how to play; `seen` tells what is on it. */
  steps: { picture: string; seen: string; text: string }[];
  points: { title: string; text: string }[];
}

/** By the game's name on the wire. */
export const RULES: Record<string, Record<Language, RulesPage>> = {
  'hit-or-miss': hitOrMiss,
  'hit-manga': hitManga,
  'hits-and-outs': hitsAndOuts,
};

/** The page of a game in the language of the moment, or null if there is none. */
export function rulesOf(game: string): RulesPage | null {
  return RULES[game]?.[speech.language] ?? null;
}
