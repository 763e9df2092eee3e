/** What `licences.ts` beside the bundler's configuration makes of the licences of the packages that are built in. */
declare module 'virtual:licences' {
  const licences: { name: string; package: string; version: string; license: string; text: string }[];
  export default licences;
}
