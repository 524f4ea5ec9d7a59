export const id = 861;
export const ids = [861];
export const modules = {

/***/ 2861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _define_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8200);

const refuses = { effect: 'refuses-file', by: 'H:AIX' };
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ((0,_define_js__WEBPACK_IMPORTED_MODULE_0__/* .defineClient */ .j)({
    id: 'aix',
    name: 'aix',
    about: 'Keeps servers in one canonical form and writes the files of Claude Code, OpenCode and Gemini from it. Not a client itself: a fault here stops the writing.',
    sources: {
        AIX: { title: 'thoreinstein/aix 070fd29, read', version: '0.8.1', date: '2026-04-27' },
        SEED: { title: 'MCP Field Mapping Reference', version: '2026-11', date: '2026-11-18' },
    },
    formats: [
        {
            id: 'aix',
            title: 'an aix canonical file',
            files: ['.aix/*.json', 'aix*.json'],
            schemaBy: 'H:AIX',
            syntax: {
                language: 'json',
                comments: false,
                trailingCommas: false,
                bom: refuses,
                empty: { effect: 'fine', by: 'H:AIX' },
                broken: refuses,
                duplicates: { effect: 'fine', by: 'H:AIX' },
            },
            servers: [{ at: ['servers'] }],
            noMap: refuses,
            badRoot: refuses,
            claims: 'shape',
            when: (file) => isCanonical(file.value),
            dialect: {
                by: 'H:AIX',
                transportKey: 'transport',
                spellings: { stdio: 'stdio', sse: 'sse' },
                inferred: { command: 'stdio', url: 'sse', urlReaction: { effect: 'fine', by: 'H:AIX' } },
                fields: {
                    name: { is: 'name', note: 'overwritten with the key' },
                    transport: { is: 'transport', note: 'missing: stdio with a `command`, sse with a `url`' },
                    command: { is: 'command', for: ['stdio'] },
                    args: { is: 'args', for: ['stdio'] },
                    url: { is: 'url', for: ['sse'] },
                    env: { is: 'env', for: ['stdio'] },
                    headers: { is: 'headers', for: ['sse'] },
                    platforms: { is: 'platforms', note: 'OpenCode has no such field: lost there' },
                    disabled: { is: 'disabled', default: 'false' },
                },
                bad: refuses,
                notObject: refuses,
                neither: refuses,
                both: { winner: 'command', reaction: { effect: 'ignored', by: 'H:AIX', note: 'its validator warns' } },
                unknownTransport: { withCommand: refuses, withUrl: refuses },
                mismatch: refuses,
            },
        },
    ],
}));
/** A map `servers` whose entries carry `transport`, or a `name` equal to their key. */
function isCanonical(value) {
    if (!isObject(value) || !Object.hasOwn(value, 'servers'))
        return false;
    const servers = value.servers;
    if (!isObject(servers))
        return false;
    return Object.entries(servers).some(([name, entry]) => isObject(entry) && (Object.hasOwn(entry, 'transport') || entry.name === name));
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 8200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ defineClient)
/* harmony export */ });
function defineClient(client) {
    return client;
}


/***/ })

};
