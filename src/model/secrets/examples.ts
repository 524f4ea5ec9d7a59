import { sha256 } from '../../hashes/index.ts';

/** Values that documentation prints, as the first 16 digits of their SHA-256: scanners would report them here. */
const documented: ReadonlySet<string> = new Set([
  '1a5d44a2dca19669', // Amazon's access key
  '78314b11be2e5815', // and the secret to it
  '2cafc0970149a84f', // two keys of Stripe's documentation
  'f2d6ca16515033e5',
  '0011cc25eb432071', // the key of every Azure Storage emulator
  'aa6547439583c3a2', // the key of every Cosmos DB emulator
  'bf1725a8f98bea37', // the keys of every local Supabase: two web tokens, the two that took their place, two of its storage
  '70541e07fd4f900b',
  'c85debb55f2f204d',
  '9705102db0d5f99e',
  'b0f3a96ded759f6c',
  '7f59edafa4d502ca',
  '7f75367e78812551', // the token of jwt.io
  '60a09e4357868c1e', // the first account of Hardhat and Anvil, with and without "0x"
  'bc1a50966c9e6486',
  '424742fc6538f5e7', // and that of Ganache
  '578592185588730b',
  '07f269ffac1eb3e9', // what every browser of Microsoft sends to have a text read out
  'd16d608fce743a04', // the development phrase of Substrate
  '9c5d0a6656e5d3f3', // the phrases of Ganache and Truffle
  'b83e96417f61cb14',
]);

/** What people write where a secret belongs, in small letters. */
const stands =
  /example|your[-_. ]|^your|^(?:un|not[-_ ]?)(?:used|needed|required)(?![a-z])|placeholder|redacted|replace|change[-_]?(?:me|it)|insert|paste|dummy|[-_]here$|xxxx|\*{3}|\.{3}|…|0123456789|123456789|abcdefgh|(.)\1{7}/;

/** "supabase-demo" in Base64, wherever it begins: who issues the web tokens of a local stack and of documentation. */
const demo = /c3VwYWJhc2UtZGVtb|N1cGFiYXNlLWRlbW|zdXBhYmFzZS1kZW1v/;

/** Whether a value only shows what a secret looks like. */
export function isForShow(value: string): boolean {
  if (stands.test(value.toLowerCase()) || demo.test(value)) return true;
  return documented.has(sha256(value).slice(0, 16));
}
