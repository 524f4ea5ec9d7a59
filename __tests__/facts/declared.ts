import fs from 'node:fs';
import path from 'node:path';
import { parseSync, type TsType, type TsTypeElement } from '@swc/core';

const clients = path.join(import.meta.dirname, '../../src/clients');

interface Declared {
  readonly members: readonly TsTypeElement[];
  readonly bases: readonly string[];
  readonly type?: TsType;
}

/** Keys of an object with their types, of which there are several where the object may be of several kinds. */
type Keys = ReadonlyMap<string, readonly TsType[]>;

/** What the folders of facts declare. */
const declared = new Map<string, Declared>();
for (const folder of ['define', 'protocol']) {
  for (const file of fs.readdirSync(path.join(clients, folder))) {
    for (const item of parsed(fs.readFileSync(path.join(clients, folder, file), 'utf8'))) {
      const it = item.type === 'ExportDeclaration' ? item.declaration : item;
      if (it.type === 'TsTypeAliasDeclaration') {
        declared.set(it.id.value, { members: [], bases: [], type: it.typeAnnotation });
      } else if (it.type === 'TsInterfaceDeclaration') {
        const bases = it.extends.map(({ expression }) => nameOf(expression));
        declared.set(it.id.value, { members: it.body.body, bases });
      }
    }
  }
}

function parsed(code: string) {
  return parseSync(code, { syntax: 'typescript' }).body;
}

function nameOf(node: { readonly type: string }): string {
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
}

/** The keys that an object of one of these types may have: "*" for any key of a map, and any item of a list. */
export function keysOf(types: readonly (TsType | string)[]): Keys {
  const found = new Map<string, TsType[]>();
  const add = (key: string, type: TsType) => found.set(key, [...(found.get(key) ?? []), type]);
  const members = (of: readonly TsTypeElement[]) => {
    for (const member of of) {
      if (member.type !== 'TsPropertySignature') throw new Error(`${member.type} among facts`);
      if (member.typeAnnotation !== undefined) add(nameOf(member.key), member.typeAnnotation.typeAnnotation);
    }
  };
  const named = (name: string) => {
    const { members: own = [], bases = [], type } = declared.get(name) ?? {};
    members(own);
    bases.forEach(named);
    if (type !== undefined) walk(type);
  };
  const walk = (type: TsType | string): void => {
    if (typeof type === 'string') named(type);
    else if (type.type === 'TsUnionType') type.types.forEach(walk);
    else if (type.type === 'TsParenthesizedType' || type.type === 'TsTypeOperator') walk(type.typeAnnotation);
    else if (type.type === 'TsArrayType') add('*', type.elemType);
    else if (type.type === 'TsTypeLiteral') members(type.members);
    else if (type.type === 'TsTypeReference') {
      const name = nameOf(type.typeName);
      const [first, second] = type.typeParams?.params ?? [];
      if (name === 'Record' && second !== undefined) add('*', second);
      else if ((name === 'Readonly' || name === 'Partial') && first !== undefined) walk(first);
      else named(name);
    }
  };
  types.forEach(walk);
  return found;
}
