// Written by "npm run generate" from src/rules; do not edit.
import type { KnownRule } from '../define.ts';
import type { Trait } from '../asking/traits.ts';

/** What is asked of one file, by what the file is about; most files give no reason to load any. */
export const loadRules = {
  configuration: () => import('./configuration.generated.ts'),
  answers: () => import('./answers.generated.ts'),
  manifests: () => import('./manifests.generated.ts'),
};

/** Those that are asked of the whole run. */
export const loadCrossingRules = () => import('./crossing.generated.ts');

/** What gives each of these a reason. */
export const crossing: readonly (KnownRule & { readonly onlyWith: readonly Trait[] })[] = [
  {"id":"file-hidden","severity":"error","scope":"workspace","onlyWith":["hideable"]},
  {"id":"other-server-tool","severity":"info","scope":"workspace","onlyWith":["tools"]},
  {"id":"reference-malformed","severity":"warning","scope":"workspace","onlyWith":["mention"]},
  {"id":"reference-unknown-server","severity":"info","scope":"workspace","onlyWith":["mention"]},
  {"id":"reference-unknown-tool","severity":"warning","scope":"workspace","onlyWith":["tools"]},
  {"id":"server-drift","severity":"info","scope":"workspace","onlyWith":["same-name"]},
  {"id":"server-missing","severity":"off","scope":"workspace","onlyWith":["several-files"]},
  {"id":"server-name-collision","severity":"warning","scope":"workspace","onlyWith":["alike-names"]},
  {"id":"server-shadowed","severity":"warning","scope":"workspace","onlyWith":["same-name"]},
  {"id":"tool-count","severity":"info","scope":"workspace","onlyWith":["tools"]},
  {"id":"tool-name-collision","severity":"warning","scope":"workspace","onlyWith":["tools"]},
  {"id":"tool-name-duplicate-case","severity":"warning","scope":"workspace","onlyWith":["tools"]},
  {"id":"tool-name-length","severity":"warning","scope":"workspace","onlyWith":["tools","long-name"]},
];

/** Those that speak only where somebody asks them to. */
export const offByDefault: readonly KnownRule[] = [
  {"id":"annotation-verb-mismatch","severity":"off","scope":"document"},
  {"id":"description-parameter-missing","severity":"off","scope":"document"},
  {"id":"package-unpinned","severity":"off","scope":"server"},
  {"id":"result-error-flag","severity":"off","scope":"document"},
  {"id":"schema-no-params-form","severity":"off","scope":"document"},
  {"id":"schema-unknown-format","severity":"off","scope":"document"},
  {"id":"sensitive-path","severity":"off","scope":"document"},
  {"id":"server-missing","severity":"off","scope":"workspace"},
  {"id":"smithery-former-key","severity":"off","scope":"document"},
  {"id":"tool-name-convention","severity":"off","scope":"document"},
];

/** Most runs name no rule. */
export const loadKnownRules = () => import('./known.generated.ts');
