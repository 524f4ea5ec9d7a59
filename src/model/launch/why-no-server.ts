/**
 * Why the words of a command start no server. `ends`: the program does its work and is over; `shows`: it only shows what
 * others write; `builtin`: a word that shells alone know; `variable`: it would set one in a shell; `idle`: nothing is
 * said that the program should run; `beyond`: a shell gets more words than it takes for its script; `unread`: a shell
 * takes a word for the name of a script; `unsaid`: cmd gets a program without "/c"; `file`: a file where Python takes a
 * module; `hyphen`: a module with a sign that no name of one has; `verb`: a runner takes a verb for a package; `program`:
 * an interpreter takes a program for a file; `listens`: it is called at a port; `inspects`: a client for people to look at
 * servers with; `unknown`: an option that it refuses; `unaddressed`: a bridge without an address; `address`: that of a
 * remote server where a file or a package is named; `repository`: that of one without the sign that says so; `verbless`: a
 * program gets a name in the place of its verb; `runless`: docker gets options of "run" without that.
 */
export type WhyNoServer =
  | 'ends'
  | 'shows'
  | 'builtin'
  | 'variable'
  | 'idle'
  | 'beyond'
  | 'unread'
  | 'unsaid'
  | 'file'
  | 'hyphen'
  | 'verb'
  | 'program'
  | 'listens'
  | 'inspects'
  | 'unknown'
  | 'unaddressed'
  | 'address'
  | 'repository'
  | 'verbless'
  | 'runless';

export interface NoServer {
  readonly why: WhyNoServer;
  /** What does it, as it is called: "pip install". */
  readonly line: string;
  /** Which of the words says so. */
  readonly word: number;
}
