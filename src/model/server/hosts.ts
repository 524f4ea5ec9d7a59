const names =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|svc|ts\.net|test|invalid|example|example\.\w+)$/i;
const addresses =
  /^(?:(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(?:\.\d{1,3}){2,3}|0\.0\.0\.0|\[(?:::1?|::ffff:[^\]]*|f[cde][0-9a-f]{2}:[^\]]*)\])$/i;

/** A host of this machine or its own network, or one that nobody can own; a name without a dot is one of the first two. */
export function isNearby(host: string): boolean {
  return addresses.test(host) || /^[^.[]*$/.test(host) || names.test(host);
}
