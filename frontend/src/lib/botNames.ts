/** Bots by the names that the reader's language has for them: the house enters them under their English ones. */
import { facts } from './facts.svelte';
import { said } from './words';

interface Named {
  name: string;
  head: string;
}

/** What somebody is called here. A second bot of a kind has a number behind its name, which stays. */
export function shownName({ name, head }: Named): string {
  const bots = facts.games.flatMap((game) => game.bots).filter((bot) => bot.head === head);
  const bot = bots.find(({ title }) => name === title['en'] || name.startsWith(`${title['en']} `));
  return bot ? said(bot.title) + name.slice(bot.title['en']?.length) : name;
}

/** The same person or bot, called as it is here. */
export function called<Who extends Named>(who: Who): Who {
  const name = shownName(who);
  return name === who.name ? who : { ...who, name };
}
