/** The validators in `generated/`; `validators.ts` says what they export. */
declare module '*.cjs' {
  const validator: unknown;
  export default validator;
}
