import type { Place } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { warning } from './warning.ts';

const FITS_NOTHING = {
  ignore: 'no file or folder fits this pattern, so it leaves nothing out',
  documents: 'no Markdown file fits this pattern, so it shows nothing to check',
  files: 'no file fits this pattern, so it says of none what it is',
  overrides: 'no file that is checked fits this pattern',
} as const;

/** What need not be looked at is often named before it is there. */
export function idlePattern(place: Place, of: keyof typeof FITS_NOTHING): Finding {
  const finding = warning('suppression-unused', place, FITS_NOTHING[of], 'correct it, or remove it');
  return of === 'ignore' || of === 'documents' ? { ...finding, severity: 'info' } : finding;
}
