import { maskOf } from '../model/masking/index.ts';
import { parseSource } from '../parse/index.ts';
import { checkedFile, jsonReport, type Report, reportOf } from '../report/index.ts';
import { about } from '../version.generated.ts';
import type { Conversion, ConvertedFile } from './convert.ts';
import { withPlainParameters } from './parameters.ts';

/** What there is to say of a conversion, as of any run. */
export function reportOn({ findings, root, sources }: Conversion): Report {
  return reportOf(findings, {
    root,
    looked: '.',
    files: sources.map(checkedFile),
    suppressed: 0,
    leftOut: { ignoredByGit: 0, ignoredByConfig: 0, rulesOff: 0 },
  });
}

/** The text without what may be a secret in it: a file into which servers are put may hold some. */
export async function shownText({ text, language, file }: ConvertedFile): Promise<string> {
  const document = await parseSource({ path: file?.path ?? '', text, problems: [] }, language);
  return withPlainParameters(text, maskOf(document).slice(0, text.length));
}

/** For programs; version 1: keys may be added, never changed or removed. */
export function answerOf(conversion: Conversion) {
  const { findings, summary } = jsonReport(reportOn(conversion), {
    quiet: false,
    version: about.version,
    docsUrl: (rule) => `${about.docs}/rules/${rule}.md`,
  });
  const outputs = conversion.outputs.map(({ client, file, text, servers }) => ({
    client,
    ...(file && { path: file.path }),
    text,
    servers,
  }));
  return { version: 1 as const, outputs, findings, lossy: conversion.isLossy, summary };
}
