/** A piece that each form has of what people leave in when they copy an example. */
export const signOfStandIn =
  /[Yy](?:our|OUR)[-_/]|\{\{|[-_](?:here|HERE)(?!\w)|<[A-Za-z]|\[(?:RED|YOUR|INS|PAS|ENT|REP)|[Pp](?:ath|ATH)[\\/]+[Tt]|_ME(?!\w)|REPLACE_|\.{3}|…/;

/** Whether it is worth while to look for placeholders that a person has to fill in. */
export function mayStandIn(text: string): boolean {
  return signOfStandIn.test(text);
}
