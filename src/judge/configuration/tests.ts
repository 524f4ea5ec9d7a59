import type { FieldFact } from '../../clients/index.ts';
import { atPortByVariable, emptyCommand, isGarbled, uncallableAddress } from '../../model/launch/index.ts';
import { isStartable, mapsRead, type Reading } from '../../model/reading/index.ts';
import { mayHoldSecret, maySuspect } from '../../model/secrets/index.ts';
import {
  approvedAll,
  brokenNameRules,
  type Field,
  isSettled,
  mayHaveStrangers,
  reservedName,
  type Server,
} from '../../model/server/index.ts';
import { toolNamesOf } from '../../model/tools/index.ts';
import { isObject } from '../../model/values/index.ts';
import {
  holdsForeignReference,
  mayBeLookedUp,
  mayHoldReference,
  refusedAnywhere,
} from '../../model/variables/index.ts';
import { ownText, type Problem } from '../../parse/index.ts';
import type { Violation } from '../../schema/index.ts';
import type { Tests } from '../filters.ts';
import type { Filters } from '../subjects.ts';
import { standIn } from './known-texts.ts';
import type { LookAtServer, NamedText } from './looks.ts';
import { hasOddHeader, hasOddName, hasOddSwitches, holdsLike } from './signs.ts';
import type { FactFilter, FieldOfServer } from './subjects.ts';
import { hasAlikeNames, hasTwins } from './twins.ts';

export const fileTests: Tests<Reading, Filters['file']> = {
  format: ({ format }, fact) => format[fact] !== undefined,
  // A UTF-16 unit takes at most three bytes: most files are seen to be small without counting.
  large: ({ document, format }) =>
    format.syntax.maxBytes !== undefined && ownText(document).length * 3 > format.syntax.maxBytes.value,
  oddMap: ({ format, servers, maps }) =>
    (maps.length === 0 && format.servers.length > 0) ||
    maps.some((map) => !isObject(map.value) || map.list === 'only' || isStartable(map.value)) ||
    (format.atTop !== undefined && maps.some(({ route }) => route.length === 0)) ||
    servers.some(({ name, route }) => name === route.at(-2)),
  otherMap: ({ document, format }) => {
    if (!isObject(document.value)) return false;
    const read = mapsRead({ document, format });
    return Object.entries(document.value).some(
      ([key, value]) =>
        (isObject(value) || Array.isArray(value)) && !read.some(({ at }) => at.length === 1 && at[0] === key),
    );
  },
  alikeNames: ({ names }) => hasAlikeNames(names),
  sameName: ({ names }) => names.length > 1 && new Set(names).size < names.length,
  twins: ({ servers }) => hasTwins(servers),
  refusesReferences: ({ document, format: { dialect } }) =>
    refusedAnywhere(dialect?.placeholders).length > 0 && /[$%]|\{\w+:/.test(document.text),
  halves: ({ document, format: { syntax } }) => syntax.halves !== undefined && /\\u[dD][89A-Fa-f]/.test(document.text),
  mayHoldSecret: ({ document }) => mayHoldSecret(ownText(document)),
};

export const problemTests: Tests<Problem, Filters['problem']> = {
  kind: (problem, kind) => problem.kind === kind,
};

export const violationTests: Tests<Violation, Filters['violation']> = {
  kind: (violation, kind) => violation.kind === kind,
  rule: (violation, rule) => violation.rule === rule,
};

export const rootFieldTests: Tests<Field, Filters['rootField']> = {
  deprecated: ({ fact }) => fact?.deprecated !== undefined,
  approves: ({ fact, value }) => fact !== undefined && approvedAll(fact, value) !== undefined,
};

export const nameTests: Tests<LookAtServer, Filters['name']> = {
  like: ({ server }, like) => like.test(server.name),
  reserved: ({ server }) => reservedName(server) !== undefined,
  repeated: ({ server: { fields, name } }) =>
    fields.some(({ fact, value }) => fact?.repeatsName === true && value !== name),
  allowed: ({ server, reading }) => brokenNameRules(server, toolNamesOf(reading)).length > 0,
};

export const serverTests: Tests<LookAtServer, Filters['server']> = {
  settled: ({ server }) => !isSettled(server),
  entry: ({ server }) => !isObject(server.entry),
  targeted: ({ reading }) => reading.targets.length > 0,
  strangers: ({ server }) => mayHaveStrangers(server),
  switches: ({ server }) => hasOddSwitches(server),
  callable: ({ server }) => uncallableAddress(server) !== undefined,
  startable: ({ server }) => emptyCommand(server) !== undefined,
  serves: ({ line, server }) => line.signs.isNoServer || atPortByVariable(server) !== undefined,
  address: ({ server: { url } }, like) => url !== undefined && like.test(url.value),
  command: ({ line }, like) => line.ofCommand.all.has(like),
  word: ({ line }, like) => line.likes.all.has(like),
  path: (look, like) => look.line.likes.all.has(like) || look.startsInLike(like),
  text: ({ likes }, like) => likes.all.has(like),
  standIn: ({ likes }) => likes.all.has(standIn),
  packaged: ({ line }) => line.signs.mayRunNothing,
  yes: ({ line }) => line.signs.hasLateYes,
  script: ({ line }) => line.signs.isPackageAsFile,
  notedPackage: ({ line }) => line.isNoted,
  variables: ({ server }) => hasFieldWith(server, 'env', hasOddName),
  headers: ({ server }) => hasFieldWith(server, 'headers', (value) => hasOddHeader(value, server.dialect)),
  references: ({ server, texts }) =>
    server.dialect.placeholders !== undefined &&
    texts.some(({ value }) => mayHoldReference(value)) &&
    holdsForeignReference(server),
  lookedUp: ({ server: { fields, dialect } }) => fields.some((field) => mayBeLookedUp(field, dialect)),
};

function hasFieldWith({ fields }: Server, meaning: 'env' | 'headers', isOdd: (value: unknown) => boolean): boolean {
  return fields.some(({ fact, value }) => fact?.is === meaning && isOdd(value));
}

/** What the fact alone decides: it is the same for thousands of fields, of which most have none that matters. */
export const factTests: Tests<FieldFact | undefined, FactFilter> = {
  is: (fact, meanings) => fact !== undefined && meanings.includes(fact.is),
  deprecated: (fact) => fact?.deprecated !== undefined,
  keyed: (fact) => fact?.keys !== undefined,
  form: (fact, forms) => fact?.form !== undefined && forms.includes(fact.form),
  fits: (fact) => fact?.for !== undefined,
  approves: (fact) => fact?.approvesAll !== undefined,
  asWritten: (fact) => fact?.wholeAsWritten !== undefined,
  garbled: (fact) => fact?.writtenAsText !== undefined,
  unit: (fact, unit) => fact?.unit === unit,
};

/** And what of a field with such a fact its entry decides. */
export const fieldTests: Tests<FieldOfServer, Omit<Filters['field'], 'is' | 'deprecated' | 'keyed' | 'form'>> = {
  fits: ({ fact, server: { transport } }) => transport !== undefined && fact?.for?.includes(transport) === false,
  approves: ({ fact, value }) => fact !== undefined && approvedAll(fact, value) !== undefined,
  asWritten: ({ value }) => Number.isInteger(value),
  garbled: ({ value }) => Array.isArray(value) && value.some((item) => item === null || isGarbled(item)),
  unit: ({ value }) => typeof value === 'number',
  below: ({ value }, limit) => typeof value === 'number' && value < limit,
  from: ({ value }, limit) => typeof value === 'number' && value >= limit,
  like: ({ value }, like) => holdsLike(value, like),
};

export const textTests: Tests<NamedText, Filters['text']> = {
  like: ({ value }, like) => like.test(value),
  mayBeSecret: ({ value, name }) => maySuspect(value, name),
};
