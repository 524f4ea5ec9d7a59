// Written by "npm run generate" from src/rules; do not edit.
import type { KnownRule } from './define.ts';
import type { Trait } from './traits.ts';

/** What is asked of one file, by what the file is about; most files give no reason to load any. */
export const loadRules = {
  configuration: () => import('./configuration.generated.ts'),
  answers: () => import('./answers.generated.ts'),
};

/** Those that are asked of the whole run. */
export const loadCrossingRules = () => import('./crossing.generated.ts');

/** What gives each of these a reason. */
export const crossing: readonly (KnownRule & { readonly onlyWith: readonly Trait[] })[] = [
  {"id":"file-hidden","severity":"error","scope":"workspace","onlyWith":["hideable"]},
  {"id":"reference-malformed","severity":"warning","scope":"workspace","onlyWith":["mention"]},
  {"id":"reference-unknown-server","severity":"info","scope":"workspace","onlyWith":["mention"]},
  {"id":"reference-unknown-tool","severity":"warning","scope":"workspace","onlyWith":["tools"]},
  {"id":"server-drift","severity":"info","scope":"workspace","onlyWith":["same-name"]},
  {"id":"server-missing","severity":"off","scope":"workspace","onlyWith":["several-files"]},
  {"id":"server-shadowed","severity":"warning","scope":"workspace","onlyWith":["same-name"]},
  {"id":"tool-count","severity":"info","scope":"workspace","onlyWith":["tools"]},
  {"id":"tool-name-collision","severity":"warning","scope":"workspace","onlyWith":["tools"]},
  {"id":"tool-name-length","severity":"warning","scope":"workspace","onlyWith":["tools","long-name"]},
];

/** All of them, by what has to be known before they are loaded. */
export const rules: readonly KnownRule[] = [
  {"id":"enabled-conflict","severity":"warning","scope":"server"},
  {"id":"encoding-invalid","severity":"error","scope":"document"},
  {"id":"field-deprecated","severity":"info","scope":"document"},
  {"id":"field-missing","severity":"error","scope":"document"},
  {"id":"field-misspelt","severity":"warning","scope":"server"},
  {"id":"field-other-client","severity":"warning","scope":"server"},
  {"id":"field-other-transport","severity":"warning","scope":"server"},
  {"id":"field-type","severity":"error","scope":"document"},
  {"id":"field-value","severity":"error","scope":"document"},
  {"id":"file-hidden","severity":"error","scope":"workspace"},
  {"id":"file-unread","severity":"warning","scope":"document"},
  {"id":"file-unreadable","severity":"error","scope":"document"},
  {"id":"format-version","severity":"info","scope":"document"},
  {"id":"input-duplicate","severity":"warning","scope":"document"},
  {"id":"input-undefined","severity":"error","scope":"document"},
  {"id":"input-unmasked","severity":"info","scope":"document"},
  {"id":"input-unused","severity":"info","scope":"document"},
  {"id":"key-duplicate","severity":"warning","scope":"document"},
  {"id":"key-whitespace","severity":"warning","scope":"document"},
  {"id":"limits-exceeded","severity":"error","scope":"document"},
  {"id":"placeholder-syntax","severity":"warning","scope":"server"},
  {"id":"reference-malformed","severity":"warning","scope":"workspace"},
  {"id":"reference-unknown-server","severity":"info","scope":"workspace"},
  {"id":"reference-unknown-tool","severity":"warning","scope":"workspace"},
  {"id":"root-key-wrong","severity":"error","scope":"document"},
  {"id":"root-shape","severity":"error","scope":"document"},
  {"id":"secret-literal","severity":"error","scope":"document"},
  {"id":"server-defined-twice","severity":"info","scope":"document"},
  {"id":"server-drift","severity":"info","scope":"workspace"},
  {"id":"server-missing","severity":"off","scope":"workspace"},
  {"id":"server-name-case","severity":"warning","scope":"document"},
  {"id":"server-name-collision","severity":"warning","scope":"document"},
  {"id":"server-name-invalid","severity":"info","scope":"server"},
  {"id":"server-name-reserved","severity":"error","scope":"server"},
  {"id":"server-shadowed","severity":"warning","scope":"workspace"},
  {"id":"server-shape","severity":"error","scope":"server"},
  {"id":"suppression-unknown","severity":"warning","scope":"suppression"},
  {"id":"suppression-unused","severity":"warning","scope":"suppression"},
  {"id":"syntax-error","severity":"error","scope":"document"},
  {"id":"timeout-unit","severity":"warning","scope":"server"},
  {"id":"tool-count","severity":"info","scope":"workspace"},
  {"id":"tool-name-collision","severity":"warning","scope":"workspace"},
  {"id":"tool-name-length","severity":"warning","scope":"workspace"},
  {"id":"transport-conflict","severity":"warning","scope":"server"},
  {"id":"transport-legacy","severity":"info","scope":"server"},
  {"id":"transport-mismatch","severity":"error","scope":"server"},
  {"id":"transport-missing","severity":"error","scope":"server"},
  {"id":"transport-unknown","severity":"error","scope":"server"},
  {"id":"transport-unsupported","severity":"error","scope":"server"},
  {"id":"transport-untyped","severity":"error","scope":"server"},
  {"id":"url-shape","severity":"error","scope":"server"},
];
