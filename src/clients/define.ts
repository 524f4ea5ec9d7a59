import type { Client } from './define/client.ts';

export type { Client, MovedFolder } from './define/client.ts';
export type { Dialect, LocalPart, SignInGap } from './define/dialect.ts';
export type { Confidence, Effect, Evidence, FactSource, Reaction } from './define/evidence.ts';
export {
  type FieldFact,
  type FieldForm,
  fieldFor,
  type KnownUnit,
  type Meaning,
  type SignInPart,
  type Transport,
  takesBlock,
  unitOf,
} from './define/field.ts';
export type { Choice, Format, Portion, SeenFile, ServerMap, UnreadKey, Writing } from './define/format.ts';
export type {
  LookedUp,
  PlaceholderSyntax,
  Placeholders,
  RefusedReferences,
  ValuesElsewhere,
} from './define/placeholders.ts';
export type { Precedence, PrecedenceSource } from './define/precedence.ts';
export type { ReferenceFault, ReferenceForm, ReferencePlace } from './define/references.ts';
export type { NameRule, ReservedName } from './define/server-names.ts';
export type { RuledServer, ServerRules } from './define/server-rules.ts';
export { passedOver, type Syntax, takesComments, takesJson5, takesTrailingCommas } from './define/syntax.ts';
export type { Clash, NameLimit, Overlong, ServedTool, ToolNames } from './define/tool-names.ts';
export { wrongNames } from './define/wrong-names.ts';
export type { BundleFacts, PackageKind, RegistryFacts } from './protocol/manifest.ts';

export function defineClient(client: Client): Client {
  return client;
}
