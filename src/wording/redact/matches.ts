/**
 * Every match of a global expression, in order. `matchAll` makes a new expression each time, which takes longer than to
 * look through a sentence. What is done with a match must not use the expression itself.
 */
export function eachMatch(expression: RegExp, text: string, take: (match: RegExpExecArray) => void): void {
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) take(match);
}
