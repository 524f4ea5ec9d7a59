import type { Finding, Report } from '../../src/index.ts';
import { element } from './elements.ts';

export interface Client {
  readonly id: string;
  readonly name: string;
  readonly isTarget: boolean;
  /** Whether servers can be written for it. */
  readonly isWritten: boolean;
}

/** A table: each server of a file, as its readers see it and as other clients would get it. */
export function showOverview(place: HTMLElement, report: Report, clients: readonly Client[], path: string): void {
  const file = report.files.find((each) => each.path === path);
  const servers = file?.servers ?? [];
  if (file === undefined || servers.length === 0) {
    place.replaceChildren(element('p', {}, 'There are no servers in this file.'));
    return;
  }
  const findings = report.findings.filter((each) => each.path === path);
  const rows = clients
    .filter(({ id, isTarget }) => isTarget || id === file.client)
    .map((client) => ({ client, cells: servers.map((server) => cellOf(findings, client.id, server, file.client)) }))
    .map(({ client, cells }) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, client.name),
        ...cells.map(({ kind, text }) => element('td', { class: kind }, text)),
      ),
    );
  const head = ['client', ...servers].map((each) => element('th', { scope: 'col' }, each));
  place.replaceChildren(
    element(
      'table',
      {},
      element('caption', {}, `${path}: each server as its readers see it, and as it would be for the others`),
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...rows),
    ),
  );
}

interface Cell {
  readonly kind: 'error' | 'warning' | 'ok';
  readonly text: string;
}

function cellOf(findings: readonly Finding[], client: string, server: string, reader: string): Cell {
  const own = findings.filter(
    (each) =>
      each.clients.includes(client) &&
      (each.server === server || each.server === undefined) &&
      each.severity !== 'info',
  );
  const worst = own.find((each) => each.severity === 'error') ?? own[0];
  if (worst !== undefined) {
    const more = own.length > 1 ? ` (and ${own.length - 1} more)` : '';
    return { kind: worst.severity === 'error' ? 'error' : 'warning', text: worst.message + more };
  }
  return { kind: 'ok', text: client === reader ? 'read as written' : 'nothing is lost' };
}
