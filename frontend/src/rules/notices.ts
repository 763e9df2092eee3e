/** Everything from elsewhere that is in the built client, with its licence as its authors wrote it. */
import licences from 'virtual:licences';

export interface Notice {
  name: string;
  package: string;
  version: string;
  license: string;
  copyright: string;
  text: string;
}

/** The line of a licence that names its holders, without the link that some add. */
export function copyrightOf(text: string): string {
  const line = text.split('\n').find((each) => /^copyright/i.test(each.trim())) ?? '';
  return line.trim().replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/\s*\(https?:[^)]*\).*$/, '');
}

export const NOTICES: Notice[] = licences.map((each) => ({ ...each, copyright: copyrightOf(each.text) }));
