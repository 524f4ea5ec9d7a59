import type { PackageKind } from '../../clients/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import type { Reading } from '../reading/index.ts';
import { isObject, own, valueAt } from '../values/index.ts';

/** An object in a manifest, with the way to it. */
export interface ManifestItem {
  readonly route: Route;
  readonly value: Record<string, unknown>;
}

export interface ListedPackage extends ManifestItem {
  readonly type: string | undefined;
  readonly kind: PackageKind | undefined;
}

/** Filled in when something is built: `<<Version>>`, `<VERSION>`, `{{VERSION}}`, `$(PackageId)`, `${VERSION}`, `__VERSION__`. */
export function isStamped(text: string): boolean {
  return /<<[^<>]{1,64}>>|<[A-Z][A-Z0-9_]{1,64}>|\{\{[^{}]{1,64}\}\}|\$\([^()]{1,64}\)|\$\{[^{}]{1,64}\}|%[A-Z_]{1,64}%|__[A-Z][A-Z0-9_]{0,64}__|@[A-Z_]{1,64}@/.test(
    text,
  );
}

/** A text that says what it means; undefined for anything else. */
export function writtenText(value: unknown, key: string): string | undefined {
  const text = own(value, key);
  return typeof text === 'string' && text !== '' && !isStamped(text) ? text : undefined;
}

/** The objects of a list that are no part of a syntax error. */
export function itemsAt(document: Document, route: Route): ManifestItem[] {
  const list = valueAt(document.value, route);
  if (!Array.isArray(list)) return [];
  return list.flatMap((value, index) => {
    const at = [...route, index];
    return isObject(value) && !document.isBroken(at) ? [{ route: at, value }] : [];
  });
}

export function packagesOf({ document, format }: Reading): ListedPackage[] {
  return itemsAt(document, ['packages']).map((item) => {
    const type = writtenText(item.value, 'registryType') ?? writtenText(item.value, 'registry_type');
    const kinds = format.registry?.packages ?? {};
    return { ...item, type, kind: type !== undefined && Object.hasOwn(kinds, type) ? kinds[type] : undefined };
  });
}

/** Arguments of a package, under their names of today and of before. */
export function argumentsOf(document: Document, { route }: ManifestItem): ManifestItem[] {
  return ['runtimeArguments', 'packageArguments', 'runtime_arguments', 'package_arguments'].flatMap((key) =>
    itemsAt(document, [...route, key]),
  );
}

export function environmentOf(document: Document, { route }: ManifestItem): ManifestItem[] {
  return ['environmentVariables', 'environment_variables'].flatMap((key) => itemsAt(document, [...route, key]));
}

/** `{name}`: what stands in braces in a text. */
export interface Brace {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export function bracesIn(text: string): Brace[] {
  return [...text.matchAll(/\{([^{}]{1,200})\}/g)].map(({ index, 0: whole, 1: name = '' }) => ({
    name,
    start: index,
    end: index + whole.length,
  }));
}

/** owner/name of an address at GitHub. */
export function githubOwner(address: string): string | undefined {
  return /^(?:git\+)?(?:https?:\/\/(?:www\.)?github\.com\/|git@github\.com:|ssh:\/\/git@github\.com\/|git:\/\/github\.com\/|github:)([\w.-]{1,100})\//.exec(
    address,
  )?.[1];
}

/** `${name}` in what a bundle starts. */
export interface SettingUse {
  readonly name: string;
  readonly route: Route;
  readonly within: { readonly start: number; readonly end: number };
  /** In the arguments of a shell, which has variables of its own. */
  readonly inShell: boolean;
}

const shells = /(?:^|[\\/])(?:sh|bash|zsh|dash|cmd|cmd\.exe|powershell|pwsh)$/;

export function settingsUses(document: Document): SettingUse[] {
  const config: Route = ['server', 'mcp_config'];
  const overrides = valueAt(document.value, [...config, 'platform_overrides']);
  const places = isObject(overrides) ? Object.keys(overrides).map((key) => [...config, 'platform_overrides', key]) : [];
  return [config, ...places].flatMap((route) => {
    const command = valueAt(document.value, [...route, 'command']);
    const isShell = typeof command === 'string' && shells.test(command);
    return ['command', 'args', 'env'].flatMap((key) =>
      usesIn(valueAt(document.value, [...route, key]), [...route, key], isShell && key === 'args'),
    );
  });
}

function usesIn(value: unknown, route: Route, inShell: boolean): SettingUse[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => usesInText(item, [...route, index], inShell));
  if (isObject(value)) return Object.keys(value).flatMap((key) => usesInText(value[key], [...route, key], inShell));
  return usesInText(value, route, inShell);
}

function usesInText(text: unknown, route: Route, inShell: boolean): SettingUse[] {
  if (typeof text !== 'string') return [];
  return [...text.matchAll(/\$\{([^${}]{1,200})\}/g)].map(({ index, 0: whole, 1: name = '' }) => ({
    name,
    route,
    within: { start: index, end: index + whole.length },
    inShell,
  }));
}
