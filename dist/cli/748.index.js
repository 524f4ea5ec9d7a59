"use strict";
exports.id = 748;
exports.ids = [748];
exports.modules = {

/***/ 8748:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseYaml: () => (/* binding */ parseYaml),
  yamlDocument: () => (/* binding */ yamlDocument)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/parse/blank.js
var blank = __webpack_require__(1045);
// EXTERNAL MODULE: ./build/parse/conflict.js
var parse_conflict = __webpack_require__(9545);
// EXTERNAL MODULE: ./build/parse/escapes.js
var escapes = __webpack_require__(1219);
// EXTERNAL MODULE: ./build/parse/limits.js
var limits = __webpack_require__(4131);
// EXTERNAL MODULE: ./build/parse/parsed-document.js + 1 modules
var parsed_document = __webpack_require__(6905);
// EXTERNAL MODULE: ./build/parse/places.js
var parse_places = __webpack_require__(9219);
;// CONCATENATED MODULE: ./build/parse/yaml-sentences.js
const INDENTATION = [
    'the indentation fits no level that is open',
    'indent entries of one level alike, with spaces',
];
const SENTENCES = {
    ALIAS_PROPS: ['an alias has an anchor or tag of its own', 'remove the anchor or the tag'],
    BAD_ALIAS: ['the name of an anchor or alias is empty or ends with a colon', 'write a space before the colon'],
    BAD_COLLECTION_TYPE: ['the tag does not fit the kind of value', 'remove the tag'],
    BAD_DIRECTIVE: ['the directive is not known to YAML', 'remove the line that starts with "%"'],
    BAD_DQ_ESCAPE: [
        'a backslash in double quotes is followed by a character that cannot be escaped',
        'write "\\\\" for a backslash, or use single quotes',
    ],
    BAD_INDENT: INDENTATION,
    BAD_PROP_ORDER: ['an anchor or tag stands before the indicator', 'put it directly before the value'],
    BAD_SCALAR_START: ['a plain value cannot start with this character', 'put the value in quotes'],
    BLOCK_AS_IMPLICIT_KEY: [
        'a second entry stands on the line of the first',
        'put a value that contains a colon and a space in quotes, or start a new line',
    ],
    BLOCK_IN_FLOW: ['an indented block stands inside of brackets', 'use brackets inside of brackets'],
    DUPLICATE_KEY: ['a key is defined more than once', 'rename or remove one of them'],
    IMPOSSIBLE: ['the text cannot be read here', 'check the line'],
    KEY_OVER_1024_CHARS: ['the key is longer than 1024 characters', 'shorten the key'],
    MISSING_CHAR: ['something is missing here', 'check quotes, brackets and colons of this entry'],
    MULTILINE_IMPLICIT_KEY: ['the line has no colon after its key', 'add a colon and a space, or indent the line'],
    MULTIPLE_ANCHORS: ['a value has two anchors', 'remove one of them'],
    MULTIPLE_DOCS: [
        'a second document starts here; only the first is read',
        'remove it, or put it into a file of its own',
    ],
    MULTIPLE_TAGS: ['a value has two tags', 'remove one of them'],
    NON_STRING_KEY: ['the key is not a string', 'put the key in quotes'],
    RESOURCE_EXHAUSTION: ['the document nests too deep to be read', 'flatten the document'],
    TAB_AS_INDENT: ['a tab indents the line; YAML allows only spaces', 'replace the tab with spaces'],
    TAG_RESOLVE_FAILED: ['the value does not fit its tag', 'remove the tag'],
    UNEXPECTED_TOKEN: ['this text belongs to no entry', 'put the whole value in quotes, or remove the text'],
};
/** Where one code stands for several faults, what the library says tells them apart. */
const MISSING = [
    ["Missing closing 'quote", ['the single quote is not closed', "add the closing quote; write '' for a quote inside"]],
    ['Missing closing "quote', ['the double quote is not closed', 'add the closing quote; write \\" for a quote inside']],
    ['Missing , ', ['there is no comma between two entries', 'put a comma after the first one']],
    ['Missing space after :', ['there is no space after the colon', 'write a space after the colon']],
    ['Implicit map keys', ['the line has no colon after its key', 'add a colon and a space']],
    ['Comments must', ['there is no space before the comment', 'write a space before "#"']],
    ['Sequence item', ['the item does not start with a dash', 'start the line with "- "']],
    ['Flow ', ['the bracket is not closed', 'add the closing bracket']],
];
function explainYaml({ code, message }) {
    if (code === 'MISSING_CHAR') {
        for (const [start, sentence] of MISSING)
            if (message.startsWith(start))
                return sentence;
    }
    if (code === 'BAD_INDENT' && message.startsWith('Flow ')) {
        return ['the bracket is not closed', 'add the closing bracket, and indent its lines'];
    }
    return SENTENCES[code] ?? SENTENCES.IMPOSSIBLE;
}

;// CONCATENATED MODULE: ./build/parse/yaml-tokens.js

/** Tokens of the text with their offsets; the lexer marks scalars and ends with characters that are not in the text. */
function* tokens(text) {
    let start = 0;
    let isScalar = false;
    for (const source of new dist/* Lexer */.JG().lex(text)) {
        if (isScalar) {
            yield { type: 'scalar', start, source };
            start += source.length;
            isScalar = false;
        }
        else if (source === dist/* CST */.DB.SCALAR) {
            isScalar = true;
        }
        else if (source !== dist/* CST */.DB.DOCUMENT && source !== dist/* CST */.DB.FLOW_END) {
            yield { type: dist/* CST */.DB.tokenType(source) ?? 'unknown', start, source };
            start += source.length;
        }
    }
}
function readYamlComments(text) {
    const comments = [];
    for (const { type, start, source } of tokens(text)) {
        if (type !== 'comment')
            continue;
        comments.push({ span: { start, end: start + source.length }, text: source.slice(1) });
    }
    return comments;
}
const INDICATORS = new Set(['seq-item-ind', 'explicit-key-ind', 'map-value-ind']);
const FLOW_STARTS = new Set(['flow-map-start', 'flow-seq-start']);
const FLOW_ENDS = new Set(['flow-map-end', 'flow-seq-end']);
const BLANKS = new Set(['space', 'comment']);
/**
 * The token with which the parser would go deeper than a limit. An upper bound of the depth, never below it by more
 * than half: collections open with a bracket, with a first token on a line further right than the one before, or with
 * an indicator.
 */
function findDepth(text, limit) {
    const columns = [];
    const brackets = [];
    let pairs = 0;
    let lineStart = 0;
    let startsLine = true;
    for (const { type, start, source } of tokens(text)) {
        if (type === 'newline') {
            lineStart = start + source.length;
            startsLine = true;
            continue;
        }
        if (BLANKS.has(type))
            continue;
        if (FLOW_STARTS.has(type)) {
            brackets.push(pairs);
        }
        else if (FLOW_ENDS.has(type)) {
            pairs = brackets.pop() ?? 0;
        }
        else if (brackets.length > 0) {
            if (INDICATORS.has(type))
                pairs++;
            if (type === 'comma')
                pairs = brackets.at(-1) ?? 0;
        }
        else if (startsLine || INDICATORS.has(type)) {
            const column = start - lineStart;
            if (startsLine)
                while ((columns.at(-1) ?? -1) > column)
                    columns.pop();
            if ((columns.at(-1) ?? -1) < column)
                columns.push(column);
        }
        startsLine = false;
        if (columns.length + brackets.length + pairs > limit)
            return { start, end: start + source.length };
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/parse/names.js
var names = __webpack_require__(5667);
// EXTERNAL MODULE: ./build/parse/own.js
var own = __webpack_require__(7523);
;// CONCATENATED MODULE: ./build/parse/yaml-tree.js





/** Nodes that aliases may stand for in one document; a few lines of aliases to aliases multiply to billions. */
const MAX_ALIASED = 10_000;
/** Plain data and places of a YAML document. Throws TooDeep. */
class YamlTree {
    problems = [];
    root;
    #text;
    #anchors = new Map();
    #aliased = 0;
    constructor(contents, text) {
        this.#text = text;
        this.root = this.#build(contents, [], { start: 0, end: 0 });
    }
    /** `empty` is where a value stands that is not written. */
    #build(node, route, empty) {
        const span = isNode(node) ? this.#span(node.range) : empty;
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#alias(node.source, span, route.length);
        const anchor = isNode(node) ? node.anchor : undefined;
        // While it is being built, an anchor cannot be referred to.
        if (anchor !== undefined)
            this.#anchors.set(anchor, { built: undefined });
        const built = this.#plain(node, route, span);
        if (anchor !== undefined)
            this.#anchors.set(anchor, { built });
        return built;
    }
    #plain(node, route, span) {
        if ((0,dist/* isCollection */.P3)(node)) {
            if (route.length >= limits/* MAX_DEPTH */.lr)
                throw new limits/* TooDeep */.v_({ start: span.start, end: Math.min(span.start + 1, span.end) });
            return (0,dist/* isMap */.jh)(node) ? this.#map(node.items, route, span) : this.#list(node.items, route, span);
        }
        return { value: (0,dist/* isScalar */.jn)(node) ? (node.value ?? null) : null, place: new parse_places/* PlaceNode */.ms(span), size: 1, depth: 0 };
    }
    #list(items, route, span) {
        const place = new parse_places/* PlaceNode */.ms(span);
        const value = [];
        let [size, depth] = [1, 0];
        for (const item of items) {
            // A pair in brackets, [a: b], is a map of one entry.
            const isEntry = (0,dist/* isPair */.tO)(item);
            const step = [...route, value.length];
            const built = isEntry
                ? this.#map([item], step, span)
                : this.#build(item, step, { start: span.end, end: span.end });
            place.setChild(value.length, built.place);
            value.push(built.value);
            size += built.size;
            depth = Math.max(depth, built.depth);
        }
        return { value, place, size, depth: depth + 1 };
    }
    #map(pairs, route, span) {
        const place = new parse_places/* PlaceNode */.ms(span);
        const value = {};
        const lost = [];
        let [size, depth] = [1, 0];
        for (const pair of pairs) {
            const key = isNode(pair.key) ? this.#span(pair.key.range) : { start: span.start, end: span.start };
            const name = this.#name(pair.key, key);
            const built = this.#build(pair.value, [...route, name], { start: key.end, end: key.end });
            const earlier = place.child(name)?.key;
            if (earlier !== undefined)
                lost.push({ name, key: earlier });
            // An alias shares its value, never its place.
            built.place.key = key;
            place.setChild(name, built.place);
            (0,own/* setOwn */.P5)(value, name, built.value);
            size += built.size;
            depth = Math.max(depth, built.depth);
        }
        for (const { name, key } of lost)
            this.#reportLost([...route, name], key, place.child(name)?.key);
        return { value, place, size, depth: depth + 1 };
    }
    #name(key, span) {
        if ((0,dist/* isScalar */.jn)(key)) {
            if (key.anchor !== undefined) {
                this.#anchors.set(key.anchor, { built: { value: key.value, place: new parse_places/* PlaceNode */.ms(span), size: 1, depth: 0 } });
            }
            return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value ?? ''));
        }
        return this.#text.slice(span.start, span.end);
    }
    #alias(name, span, depth) {
        const target = this.#anchors.get(name)?.built;
        const place = new parse_places/* PlaceNode */.ms(span);
        if (target === undefined) {
            this.#report({
                kind: 'syntax',
                message: 'the alias refers to no anchor before it',
                help: 'define the anchor first, or put the value in quotes',
                span,
                fatal: true,
            });
            return { value: null, place, size: 1, depth: 0 };
        }
        if (depth + target.depth > limits/* MAX_DEPTH */.lr)
            throw new limits/* TooDeep */.v_(span);
        const wasWithin = this.#aliased <= MAX_ALIASED;
        this.#aliased += target.size;
        if (this.#aliased <= MAX_ALIASED)
            return { ...target, place };
        if (wasWithin) {
            this.#report({
                kind: 'limits',
                message: 'the aliases stand for more values than are read',
                help: 'write the values out, or use fewer aliases',
                span,
                fatal: true,
            });
        }
        return { value: null, place, size: 1, depth: 0 };
    }
    #reportLost(route, span, winner) {
        this.#report({
            kind: 'duplicate-key',
            message: `${(0,names/* keyInWords */.I)(String(route.at(-1)))} is defined more than once`,
            help: 'rename or remove one of them',
            span,
            route,
            related: { span: winner, message: 'defined again here' },
            fatal: true,
        });
    }
    #report(problem) {
        if (this.problems.length < limits/* MAX_LISTED */.Bl)
            this.problems.push(problem);
    }
    /** Without the line breaks and blanks that the library counts to blocks. */
    #span(range) {
        const [start, end] = range ?? [0, 0];
        let last = Math.min(end, this.#text.length);
        while (last > start && /\s/.test(this.#text.charAt(last - 1)))
            last--;
        return { start: Math.min(start, last), end: last };
    }
}
function isNode(value) {
    return (0,dist/* isScalar */.jn)(value) || (0,dist/* isCollection */.P3)(value) || (0,dist/* isAlias */.Vj)(value);
}

;// CONCATENATED MODULE: ./build/parse/yaml.js










const MAX_PROBLEMS = 20;
function parseYaml(source) {
    return yamlDocument(source, 'yaml', source.text);
}
/** `yaml` is the part of the text that is YAML, with blanks in place of what stands before it. */
function yamlDocument(source, language, yaml) {
    const comments = () => readYamlComments(yaml);
    return new parsed_document/* ParsedDocument */.$({ source, language, decode: escapes/* decodeYaml */.SE, comments, ...read(yaml) });
}
function read(text) {
    if ((0,blank/* isBlank */.z)(text))
        return { value: undefined, problems: [(0,blank/* emptyProblem */.l)(text, false)] };
    const deep = findDepth(text, 2 * limits/* MAX_DEPTH */.lr);
    if (deep !== undefined)
        return { value: undefined, problems: [(0,limits/* tooDeep */.DI)(deep)] };
    try {
        // Duplicates are found while the data is built; the library compares every key with every other.
        const document = (0,dist/* parseDocument */.Tp)(text, {
            schema: 'core',
            version: '1.2',
            merge: false,
            resolveKnownTags: false,
            uniqueKeys: false,
            prettyErrors: false,
            logLevel: 'error',
        });
        const tree = new YamlTree(document.contents, text);
        const { place, value } = tree.root;
        const places = () => new parse_places/* PlaceTree */.mC(place);
        const conflict = document.errors.length > 0 ? (0,parse_conflict/* findConflict */.A)(text) : undefined;
        if (conflict !== undefined) {
            return { value, problems: [(0,parse_conflict/* conflictProblem */.K)(conflict.marker)], places, breaks: [conflict.whole] };
        }
        const problems = [...syntaxProblems(document.errors, text), ...tree.problems];
        problems.sort((a, b) => a.span.start - b.span.start);
        const breaks = problems.filter(({ kind }) => kind === 'syntax').map(({ span }) => fromLineStart(span, text));
        return { value, problems, places, breaks };
    }
    catch (error) {
        if (error instanceof limits/* TooDeep */.v_)
            return { value: undefined, problems: [(0,limits/* tooDeep */.DI)(error.span)] };
        throw error;
    }
}
/** The first error of a line and its successor; what follows is the same cause seen again. */
function syntaxProblems(errors, text) {
    const problems = [];
    let quietUntil = -1;
    for (const error of [...errors].sort((a, b) => a.pos[0] - b.pos[0])) {
        if (error.pos[0] < quietUntil && error.code !== 'MULTIPLE_DOCS')
            continue;
        if (problems.length === MAX_PROBLEMS)
            break;
        const span = spanOf(error, text);
        const [message, help] = explainYaml(error);
        problems.push({ kind: 'syntax', message, help, span, fatal: true });
        quietUntil = lineEnd(text, lineEnd(text, span.end) + 1);
    }
    return problems;
}
/** Within the text and the line, and never empty unless the text is. */
function spanOf({ pos: [from, to] }, text) {
    const last = text.trimEnd().length;
    const start = Math.max(0, Math.min(from, last - 1));
    const end = Math.max(start + 1, Math.min(to, lineEnd(text, start), last));
    return { start, end };
}
/** The library goes on behind a fault, and what stands before it on the line is part of the same entry. */
function fromLineStart({ start, end }, text) {
    const line = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
    const indent = text.slice(line, start).search(/\S/);
    return { start: indent === -1 ? start : line + indent, end };
}
function lineEnd(text, offset) {
    const end = text.indexOf('\n', offset);
    return end === -1 ? text.length : end;
}


/***/ })

};
;