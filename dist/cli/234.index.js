"use strict";
exports.id = 234;
exports.ids = [234];
exports.modules = {

/***/ 7234:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseToml: () => (/* binding */ parseToml)
});

// EXTERNAL MODULE: ./build/parse/blank.js
var blank = __webpack_require__(1045);
// EXTERNAL MODULE: ./build/parse/conflict.js
var parse_conflict = __webpack_require__(9545);
// EXTERNAL MODULE: ./build/parse/escapes.js
var escapes = __webpack_require__(1219);
// EXTERNAL MODULE: ./build/parse/limits.js
var limits = __webpack_require__(4131);
// EXTERNAL MODULE: ./build/parse/names.js
var names = __webpack_require__(5667);
// EXTERNAL MODULE: ./build/parse/parsed-document.js + 1 modules
var parsed_document = __webpack_require__(6905);
// EXTERNAL MODULE: ./build/parse/places.js
var parse_places = __webpack_require__(9219);
;// CONCATENATED MODULE: ./build/parse/toml-scan.js
/** The bracket that opens a level beyond the limit, outside of strings and comments. */
function findBracketBeyond(text, limit) {
    let level = 0;
    for (let at = 0; at < text.length; at++) {
        switch (text[at]) {
            case '#':
                at = lineEnd(text, at);
                break;
            case '"':
            case "'":
                at = stringEnd(text, at);
                break;
            case '[':
            case '{':
                level++;
                if (level > limit)
                    return { start: at, end: at + 1 };
                break;
            case ']':
            case '}':
                level--;
                break;
        }
    }
    return undefined;
}
function lineEnd(text, offset) {
    const end = text.indexOf('\n', offset);
    return end === -1 ? text.length : end;
}
/** Of the last quote; a string that is not closed ends with its line, or with the text. */
function stringEnd(text, start) {
    const quote = text.charAt(start);
    const triple = quote.repeat(3);
    const isMultiLine = text.startsWith(triple, start);
    for (let at = start + (isMultiLine ? 3 : 1); at < text.length; at++) {
        const char = text[at];
        if (char === '\\' && quote === '"')
            at++;
        else if (char === '\n' && !isMultiLine)
            return at;
        else if (char === quote && !isMultiLine)
            return at;
        else if (char === quote && text.startsWith(triple, at))
            return at + 2;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./build/parse/toml-sentences.js
const QUOTE = ['the value is not in quotes', 'put double quotes around the text'];
const SEPARATE = ['two things stand on one line', 'start a new line, or put the whole value in quotes'];
const SAME_LINE = ['the value does not stand on the line of its key', 'put it behind the equals sign'];
const DIGITS = ['the number is not written as TOML writes numbers', 'use plain digits, or double quotes'];
const DATE = ['there is no such date or time', 'correct it, or put it in double quotes'];
/** The messages of toml-eslint-parser, which are all that tells its errors apart. */
const SENTENCES = {
    'Unterminated string constant': ['the string is not closed', 'add the closing quote'],
    'Unterminated table-key': ['the table header is not closed', 'add "]"'],
    'Unterminated array': ['the list is not closed', 'add "]"'],
    'Unterminated inline table': ['the inline table is not closed', 'add "}"'],
    'Empty bare keys are not allowed': ['the table header is empty', 'write a name between the brackets'],
    'Must be a newline': SEPARATE,
    'Expected equal (=) token': ['there is no equals sign after the key', 'write key = value'],
    'Unspecified values are invalid': ['the value is missing', 'add the value, or remove the key'],
    'Expected comma (,) token': ['there is no comma between two entries', 'put a comma after the first one'],
    'Control characters (codes < 0x1f and 0x7f) are not allowed': [
        'the string or comment holds a raw control character',
        'escape or remove it',
    ],
    'The key, equals sign, and value must be on the same line': SAME_LINE,
    'No newlines are allowed between the curly braces unless they are valid within a value': SAME_LINE,
    'Underscores are allowed between digits': DIGITS,
    'Unexpected spaces': ['a blank stands between the brackets of the table header', 'remove the blank'],
    'Three or more quotes are not permitted': ['the string ends with too many quotes', 'escape the quotes inside'],
    'Unexpected invalid date': DATE,
    'Unexpected invalid time': DATE,
    'Leading zeros are not allowed': ['the number starts with a zero', 'remove the zero, or use double quotes'],
    'Trailing comma is not permitted in an inline table': ['there is a comma after the last entry', 'remove the comma'],
    'Invalid character in escape sequence': [
        'a backslash in double quotes is followed by a character that cannot be escaped',
        'write "\\\\" for a backslash, or use single quotes',
    ],
    'Consecutive dots are not permitted in keys': ['the key has two dots in a row', 'remove one of them'],
    'Keys cannot end with a dot': ['the key ends with a dot', 'remove the dot'],
    'Keys cannot start with a dot': ['the key starts with a dot', 'remove the dot'],
};
function isDuplicate(message) {
    return message === 'Defining a key multiple times is invalid';
}
function explainToml(message, text, offset) {
    const sentence = SENTENCES[message];
    if (sentence !== undefined)
        return sentence;
    if (message.startsWith('Invalid code point'))
        return ['there is a character that TOML does not allow', 'remove it'];
    const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    const rest = text.slice(offset, offset + 20);
    if (/[=[{,]\s*$/.test(before) && /^(?:True|False|TRUE|FALSE)\b/.test(rest)) {
        return ['true and false are written in lower case', 'write true or false'];
    }
    if (/[=[{,]\s*[+-]?$/.test(before))
        return QUOTE;
    if (before.includes('='))
        return SEPARATE;
    if (/^\s*[{[]/.test(text) && before.trim() === '' && rest.startsWith('{')) {
        return ['this is not TOML: it starts with "{"', 'write [table] headers and key = value lines'];
    }
    if (rest.startsWith(':'))
        return ['a colon stands where an equals sign belongs', 'write key = value'];
    return ['this is neither a table header nor a key with a value', 'write [table] or key = value'];
}

// EXTERNAL MODULE: ./build/parse/own.js
var own = __webpack_require__(7523);
;// CONCATENATED MODULE: ./build/parse/toml-tree.js



/** Plain data and places of a TOML document. Throws TooDeep. */
class TomlTree {
    root;
    /** Definitions of keys that were defined before. */
    lost = [];
    /** The table that the last lines belong to, and those around it. */
    last;
    #text;
    #toml;
    constructor(toml, text) {
        this.#text = text;
        this.#toml = toml;
        this.root = newTarget({}, new parse_places/* PlaceNode */.ms({ start: 0, end: text.length }), []);
        this.last = [this.root.place];
        for (const entry of toml.program.body[0].body) {
            if (entry.type === 'TOMLKeyValue')
                this.#define(this.root, entry);
            else
                this.#table(entry);
        }
    }
    #table(table) {
        const header = this.#header(table);
        const keys = table.key.keys.map((key) => this.#key(key));
        const name = keys.pop();
        const chain = [this.root];
        for (const key of keys)
            chain.push(lastTable(this.#inner(chain.at(-1), key, header)));
        const parent = chain.at(-1);
        if (table.kind === 'array') {
            const list = existing(parent, name) ?? this.#enter(parent, name, [], header);
            chain.push(list, this.#append(list, {}, header));
        }
        else {
            const target = this.#inner(parent, name, header);
            // A table below it may have come first and stood in for it.
            target.place.key = name.span;
            target.place.value = header;
            chain.push(target);
        }
        this.last = chain.map(({ place }) => place);
        const target = chain.at(-1);
        for (const entry of table.body)
            this.#define(target, entry);
    }
    #define(table, entry) {
        const keys = entry.key.keys.map((key) => this.#key(key));
        const name = keys.pop();
        let target = table;
        for (const key of keys) {
            target = this.#inner(target, key, { start: key.span.start, end: this.#toml.toSpan(entry.range).end });
        }
        this.#fill(target, name, entry.value);
    }
    #fill(target, key, node) {
        const span = this.#toml.toSpan(node.range);
        if (node.type === 'TOMLArray') {
            const list = key === undefined ? this.#append(target, [], span) : this.#enter(target, key, [], span);
            for (const element of node.elements)
                this.#fill(list, undefined, element);
        }
        else if (node.type === 'TOMLInlineTable') {
            const table = key === undefined ? this.#append(target, {}, span) : this.#enter(target, key, {}, span);
            for (const entry of node.body)
                this.#define(table, entry);
        }
        else if (key === undefined) {
            const items = target.value;
            target.place.setChild(items.length, new parse_places/* PlaceNode */.ms(span));
            items.push(plainValue(node));
        }
        else if (key.isLost) {
            this.lost.push({ route: [...target.route, key.name], span: key.span });
        }
        else {
            target.place.setChild(key.name, new parse_places/* PlaceNode */.ms(span, key.span));
            (0,own/* setOwn */.P5)(target.value, key.name, plainValue(node));
        }
    }
    /** The table under a key, made when it is not there yet. */
    #inner(target, key, span) {
        return existing(target, key) ?? this.#enter(target, key, {}, span);
    }
    #enter(target, key, value, span) {
        if (target.route.length + 1 === limits/* MAX_DEPTH */.lr)
            throw new limits/* TooDeep */.v_(key.span);
        const next = newTarget(value, new parse_places/* PlaceNode */.ms(span, key.span), [...target.route, key.name]);
        if (key.isLost) {
            this.lost.push({ route: next.route, span: key.span });
            return next;
        }
        target.children.set(key.name, next);
        target.place.setChild(key.name, next.place);
        (0,own/* setOwn */.P5)(target.value, key.name, value);
        return next;
    }
    #append(list, value, span) {
        if (list.route.length + 1 === limits/* MAX_DEPTH */.lr)
            throw new limits/* TooDeep */.v_(span);
        const items = list.value;
        const next = newTarget(value, new parse_places/* PlaceNode */.ms(span), [...list.route, items.length]);
        list.children.set(String(items.length), next);
        list.place.setChild(items.length, next.place);
        items.push(value);
        return next;
    }
    #key(key) {
        const span = this.#toml.toSpan(key.range);
        const lost = this.#toml.lostAt(span.start);
        return { name: lost?.name ?? (key.type === 'TOMLBare' ? key.name : key.value), span, isLost: lost !== undefined };
    }
    /** The brackets with what is between them. */
    #header(table) {
        const { start } = this.#toml.toSpan(table.range);
        const { end } = this.#toml.toSpan(table.key.range);
        return { start, end: this.#text.indexOf(']', end) + (table.kind === 'array' ? 2 : 1) };
    }
}
function newTarget(value, place, route) {
    return { value, place, route, children: new Map() };
}
function existing(target, key) {
    return key.isLost ? undefined : target.children.get(key.name);
}
/** A header below a list of tables means its last table. */
function lastTable(target) {
    if (!Array.isArray(target.value))
        return target;
    return target.children.get(String(target.value.length - 1)) ?? target;
}
/** Dates stay as they are written; JSON has none. */
function plainValue(node) {
    if (node.kind === 'integer')
        return Number(node.bigint);
    return 'datetime' in node ? node.datetime : node.value;
}

// EXTERNAL MODULE: ./node_modules/toml-eslint-parser/lib/index.mjs + 3 modules
var lib = __webpack_require__(9605);
;// CONCATENATED MODULE: ./build/parse/toml-unique.js



/** Each costs another run of the parser, which stops at the first. */
const MAX_RENAMED = 10;
/** Characters that are worth parsing again. */
const MAX_REPEATED = 1_000_000;
const KEY = /"(?:[^"\\\r\n]|\\.)*"|'[^'\r\n]*'|[\w-]+/y;
/** Throws the parser's error when it is not about a key, or when there are too many of those. */
function parseUniqueToml(text) {
    const renamed = [];
    for (;;) {
        try {
            const program = (0,lib/* parseTOML */.MD)(rename(text, renamed), { tomlVersion: '1.1' });
            const lost = new Map(renamed.map((key) => [key.span.start, key]));
            return {
                program,
                toSpan: ([start, end]) => ({ start: original(start, renamed), end: original(end, renamed) }),
                lostAt: (start) => lost.get(start),
            };
        }
        catch (error) {
            const mayGoOn = renamed.length < Math.min(MAX_RENAMED, MAX_REPEATED / text.length);
            const key = mayGoOn ? duplicateKey(error, text, renamed) : undefined;
            if (key === undefined)
                throw atOriginal(error, renamed);
            renamed.push(key);
            renamed.sort((a, b) => a.span.start - b.span.start);
        }
    }
}
function isTomlError(error) {
    return error instanceof SyntaxError && 'index' in error && typeof error.index === 'number';
}
function duplicateKey(error, text, renamed) {
    if (!isTomlError(error) || !isDuplicate(error.message))
        return undefined;
    const start = original(error.index, renamed);
    KEY.lastIndex = start;
    const token = KEY.exec(text)?.[0];
    if (token === undefined)
        return undefined;
    const name = (0,escapes/* decodeToml */.Rb)(token)?.text ?? token;
    return { name, span: { start, end: start + token.length }, alias: `defined-again-${start}` };
}
function atOriginal(error, renamed) {
    if (isTomlError(error))
        error.index = original(error.index, renamed);
    return error;
}
function rename(text, renamed) {
    let result = '';
    let copied = 0;
    for (const { span, alias } of renamed) {
        result += text.slice(copied, span.start) + alias;
        copied = span.end;
    }
    return result + text.slice(copied);
}
/** The offset in the text for one in the text with renamed keys. */
function original(offset, renamed) {
    let shift = 0;
    for (const { span, alias } of renamed) {
        const start = span.start + shift;
        if (offset <= start)
            break;
        if (offset < start + alias.length)
            return Math.min(span.start + offset - start, span.end);
        shift += alias.length - (span.end - span.start);
    }
    return offset - shift;
}

;// CONCATENATED MODULE: ./build/parse/toml.js











function parseToml(source) {
    return new parsed_document/* ParsedDocument */.$({ source, language: 'toml', decode: escapes/* decodeToml */.Rb, comments: () => [], ...read(source.text) });
}
function read(text) {
    if ((0,blank/* isBlank */.z)(text))
        return { value: undefined, problems: [(0,blank/* emptyProblem */.l)(text, false)] };
    const deep = findBracketBeyond(text, limits/* MAX_DEPTH */.lr);
    if (deep !== undefined)
        return { value: undefined, problems: [(0,limits/* tooDeep */.DI)(deep)] };
    try {
        return readUnique(parseUniqueToml(text), text);
    }
    catch (error) {
        if (isTomlError(error))
            return recover(error, text);
        if (error instanceof limits/* TooDeep */.v_)
            return { value: undefined, problems: [(0,limits/* tooDeep */.DI)(error.span)] };
        if (error instanceof RangeError)
            return { value: undefined, problems: [tooLong(text)] };
        throw error;
    }
}
function readUnique(toml, text) {
    const tree = new TomlTree(toml, text);
    const places = new parse_places/* PlaceTree */.mC(tree.root.place);
    const comments = () => toml.program.comments.map(({ range, value }) => ({ span: toml.toSpan(range), text: value }));
    const problems = tree.lost.map(({ route, span }) => {
        const earlier = places.find(route);
        const problem = duplicate(`${(0,names/* keyInWords */.I)(String(route.at(-1)))} is defined more than once`, span);
        if (earlier.depth !== route.length || earlier.key === undefined)
            return { ...problem, route };
        return { ...problem, route, related: { span: earlier.key, message: 'defined before here' } };
    });
    return { tree, value: tree.root.value, problems, places: () => places, comments };
}
function duplicate(message, span) {
    return { kind: 'duplicate-key', message, help: 'rename or remove one of them', span, fatal: true };
}
/** The parser stops at its first error; what stands before it is read again, up to a line that can be an end. */
function recover(error, text) {
    const conflict = (0,parse_conflict/* findConflict */.A)(text);
    const problem = conflict === undefined ? explain(error, text) : (0,parse_conflict/* conflictProblem */.K)(conflict.marker);
    const before = text.slice(0, Math.min(problem.span.start, error.index));
    const line = before.lastIndexOf('\n') + 1;
    for (const end of [line, lastHeader(before)]) {
        const reading = readPrefix(text, end);
        if (reading === undefined)
            continue;
        for (const place of reading.tree.last)
            place.open = true;
        return { ...reading, problems: [...reading.problems, problem] };
    }
    return { value: undefined, problems: [problem] };
}
/** The end of the line of the last table header. */
function lastHeader(text) {
    let last = -1;
    for (const { index } of text.matchAll(/^[ \t]*\[/gm))
        last = index;
    return last === -1 ? 0 : toml_lineEnd(text, last);
}
function toml_lineEnd(text, offset) {
    const end = text.indexOf('\n', offset);
    return end === -1 ? text.length : end;
}
function readPrefix(text, end) {
    const prefix = text.slice(0, end);
    if ((0,blank/* isBlank */.z)(prefix))
        return undefined;
    try {
        return readUnique(parseUniqueToml(prefix), prefix);
    }
    catch {
        return undefined;
    }
}
function explain(error, text) {
    const span = spanOf(error, text);
    if (isDuplicate(error.message))
        return duplicate('a key is defined more than once', span);
    const [message, help] = explainToml(error.message, text, error.index);
    return { kind: 'syntax', message, help, span, fatal: true };
}
/** The token at which the parser stopped, or the last character before the end of a line. */
function spanOf({ index }, text) {
    const start = text.charAt(index - 1) === '\\' ? index - 1 : index;
    const token = /^(?:\\.|[\w.+:-]+|\S)/u.exec(text.slice(start, start + 1000))?.[0];
    if (token !== undefined)
        return { start, end: start + token.length };
    const end = text.slice(0, index).trimEnd().length;
    return end === 0 ? { start: 0, end: Math.min(1, text.length) } : { start: end - 1, end };
}
/** The parser hands every character of a string to one function call, and calls have a limit. */
function tooLong(text) {
    return {
        kind: 'limits',
        message: 'a string is too long to be read',
        help: 'shorten it',
        span: { start: 0, end: Math.min(1, text.length) },
        fatal: true,
    };
}


/***/ })

};
;