/** `breaking`: a call or a reader that was right is so no more. `additive`: more is possible. `wording`: neither. */
export const effects = ['breaking', 'additive', 'wording'] as const;

export type Effect = (typeof effects)[number];
