// Written by "npm run generate" from src/rules and src/clients; do not edit.
import type { ClientInfo, RuleInfo } from './catalog.ts';

export const rules: readonly RuleInfo[] = [
  {
    "id": "enabled-conflict",
    "category": "correctness",
    "severity": "warning",
    "summary": "A switch that this client does not read, or two that disagree",
    "why": "Half of the clients know `disabled`, half `enabled`, some neither. A server that is switched off with the wrong one runs.",
    "fix": "Switch the server off in the way of this client.",
    "examples": [
      {
        "title": "disabled in Claude Code: the server runs",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"disabled\": true } } }\n",
        "findings": [
          "warning: Claude Code does not read \"disabled\", so server \"db\" runs although it is switched off here"
        ]
      },
      {
        "title": "enabled in Claude Code, without effect",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"enabled\": true } } }\n",
        "findings": [
          "info: Claude Code does not read \"enabled\" of server \"db\"; the server is on without it"
        ]
      },
      {
        "title": "Two switches that disagree",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"db\": { \"type\": \"local\", \"command\": [\"db-mcp\"], \"enabled\": true, \"disabled\": true } } }\n",
        "findings": [
          "warning: \"enabled\" and \"disabled\" of server \"db\" disagree"
        ]
      },
      {
        "title": "Two switches of which one is read",
        "path": ".omp/mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"enabled\": true, \"disabled\": true } } }\n",
        "findings": [
          "warning: server \"db\" has both \"enabled\" and \"disabled\", which disagree; omp reads only \"enabled\""
        ]
      },
      {
        "title": "OpenCode's own switch",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"db\": { \"type\": \"local\", \"command\": [\"db-mcp\"], \"enabled\": false } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "disabled: true and enabled: false are ignored, the server runs",
        "source": "Claude Code 2.1.326, run with a stand-in model (t10, t11)",
        "date": "2026-11-18"
      },
      {
        "claim": "enabled: false keeps a server off",
        "source": "OpenCode 1.18.33, omp 18.2.3, run (case 20b)",
        "date": "2026-11-18"
      },
      {
        "claim": "disabled: true keeps a server off in 1.18.33; the schema of 1.18.18 drops the key",
        "source": "OpenCode 1.18.33, run with a stand-in model (t10); anomalyco/opencode d545d8f, read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/enabled-conflict.md"
  },
  {
    "id": "encoding-invalid",
    "category": "correctness",
    "severity": "error",
    "summary": "The bytes are not UTF-8 text, or start with a mark that the client does not take",
    "why": "Clients read their configuration as UTF-8. UTF-16, binary data and wrong byte sequences cannot be parsed or turn into replacement characters; a byte order mark is harmless for some clients and costs the whole file in others.",
    "fix": "Save the file as UTF-8 without a byte order mark.",
    "examples": [
      {
        "title": "A byte order mark in a plugin, whose loader does not take one",
        "path": "plugin/.claude-plugin/plugin.json, plugin/.mcp.json",
        "text": "{ \"name\": \"docs\" }\n\n﻿{ \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\" } } }\n",
        "findings": [
          "error: the file starts with a byte order mark, so Claude Code loads nothing from the file, without a word"
        ]
      },
      {
        "title": "A byte order mark in Claude Code's project file, which takes one",
        "path": ".mcp.json",
        "text": "﻿{ \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "a byte order mark loses the plugin file",
        "source": "Claude Code 2.1.326, run (case 14)",
        "date": "2026-11-18"
      },
      {
        "claim": "JSON exchanged between systems is UTF-8",
        "source": "RFC 8259, section 8.1",
        "date": "2017-12-01"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/encoding-invalid.md"
  },
  {
    "id": "field-deprecated",
    "category": "compatibility",
    "severity": "info",
    "summary": "A field that the client still reads and has replaced",
    "why": "It works today. The new name is safe for the versions to come.",
    "fix": "Use the new field.",
    "examples": [
      {
        "title": "The switch for tools in OpenCode",
        "path": "opencode.json",
        "text": "{ \"tools\": { \"docs_*\": false }, \"mcp\": {} }\n",
        "findings": [
          "info: OpenCode still reads \"tools\", but has replaced it with \"permission\""
        ]
      },
      {
        "title": "Its successor",
        "path": "opencode.json",
        "text": "{ \"permission\": { \"docs_*\": \"deny\" }, \"mcp\": {} }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "top-level tools still works, as a short form of permission",
        "source": "anomalyco/opencode d545d8f, read",
        "date": "2026-08-19"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/field-deprecated.md"
  },
  {
    "id": "field-missing",
    "category": "correctness",
    "severity": "error",
    "summary": "A field that the client needs is missing",
    "why": "The loader checks every entry against a shape; without the field the entry does not pass.",
    "fix": "Add the field.",
    "examples": [
      {
        "title": "A rule for a tool without the name of the tool",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"type\": \"http\", \"url\": \"https://docs.example.com/mcp\", \"tools\": [{ \"permission_policy\": \"always_ask\" }] } } }\n",
        "findings": [
          "error: item 1 of \"tools\" of server \"docs\" has no \"name\", so Claude Code skips the server"
        ]
      },
      {
        "title": "The whole rule",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"type\": \"http\", \"url\": \"https://docs.example.com/mcp\", \"tools\": [{ \"name\": \"search\", \"permission_policy\": \"always_ask\" }] } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "items of \"tools\" are objects with a name",
        "source": "Claude Code 2.1.326, run",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/field-missing.md"
  },
  {
    "id": "field-misspelt",
    "category": "correctness",
    "severity": "warning",
    "summary": "A key close to one of this client's fields",
    "why": "Clients ignore unknown keys, so a slip of a letter silently loses the field; where it was the command or the url, the server is lost.",
    "fix": "Correct the key.",
    "examples": [
      {
        "title": "Two letters swapped: the server cannot start",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"comamnd\": \"db-mcp\" } } }\n",
        "findings": [
          "error: Claude Code does not know the key \"comamnd\" of server \"db\", so it skips the server"
        ]
      },
      {
        "title": "A missing letter",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"arg\": [\"--quiet\"] } } }\n",
        "findings": [
          "warning: Claude Code does not know the key \"arg\" of server \"db\""
        ]
      },
      {
        "title": "A word that means the same",
        "path": ".omp/mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"cmd\": \"db-mcp\" } } }\n",
        "findings": [
          "error: omp does not know the key \"cmd\" of server \"db\", so it skips the server"
        ]
      },
      {
        "title": "A key that is like nothing",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"owner\": \"data team\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "a misspelt field is ignored without a word",
        "source": "Claude Code 2.1.326, OpenCode 1.18.33, omp 18.2.3, run (case 15b)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/field-misspelt.md"
  },
  {
    "id": "field-other-client",
    "category": "correctness",
    "severity": "warning",
    "summary": "A field that only other clients read, with this client's own name for it",
    "why": "Unknown keys are ignored without a word: the environment, the address or the limit never arrives. What each key means is taken from the tables of all clients.",
    "fix": "Use this client's key, or remove the field where the client has nothing like it.",
    "examples": [
      {
        "title": "env in OpenCode",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"db\": { \"type\": \"local\", \"command\": [\"db-mcp\"], \"env\": { \"PORT\": \"5432\" } } } }\n",
        "findings": [
          "warning: OpenCode does not read \"env\" of server \"db\"; its own name for it is \"environment\""
        ]
      },
      {
        "title": "A type under another key: the server is lost",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"transport\": \"sse\", \"url\": \"https://docs.example.com/mcp\" } } }\n",
        "findings": [
          "error: Claude Code does not read \"transport\" of server \"docs\", only \"type\", so it skips the server"
        ]
      },
      {
        "title": "A field that Claude Code has not",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"cwd\": \"tools\" } } }\n",
        "findings": [
          "warning: Claude Code does not read \"cwd\" of server \"db\""
        ]
      },
      {
        "title": "Keys that nobody is expected to read",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"description\": \"the database\", \"_note\": \"read-only\", \"x-team\": 3 } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "cwd, envFile, disabled, autoApprove, transport and unknown keys are ignored",
        "source": "Claude Code 2.1.326, run (cases 09c, 15, 32e, 32l)",
        "date": "2026-11-18"
      },
      {
        "claim": "env is dropped; environment is read",
        "source": "OpenCode 1.18.33, run (case 24b)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/field-other-client.md"
  },
  {
    "id": "field-other-transport",
    "category": "correctness",
    "severity": "warning",
    "summary": "A field of the other transport, which has no effect here",
    "why": "Headers of a local server are sent to nobody, arguments of a remote one start nothing. The client drops them without a word.",
    "fix": "Remove the field, or use the transport it belongs to.",
    "examples": [
      {
        "title": "Headers of a local server",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\", \"headers\": { \"X-Team\": \"docs\" } } } }\n",
        "findings": [
          "warning: \"headers\" has no effect: server \"docs\" is a local server, and Claude Code reads it only for remote ones"
        ]
      },
      {
        "title": "Environment of a remote server",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"type\": \"http\", \"url\": \"https://docs.example.com/mcp\", \"env\": { \"LANG\": \"C\" } } } }\n",
        "findings": [
          "warning: \"env\" has no effect: server \"docs\" is a remote server, and Claude Code reads it only for local ones"
        ]
      },
      {
        "title": "Headers of a remote server",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"type\": \"http\", \"url\": \"https://docs.example.com/mcp\", \"headers\": { \"X-Team\": \"docs\" } } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "headers on a local server are accepted and unused",
        "source": "Claude Code 2.1.326, OpenCode 1.18.33, omp 18.2.3, run (case 32c)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/field-other-transport.md"
  },
  {
    "id": "field-type",
    "category": "correctness",
    "severity": "error",
    "summary": "A value of the wrong type",
    "why": "Loaders check types strictly: one number among the environment variables costs the server, in some clients the whole file.",
    "fix": "Write the type that is needed: most often, put the value in quotes.",
    "examples": [
      {
        "title": "A number in the environment",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"env\": { \"PORT\": 5432 } } } }\n",
        "findings": [
          "error: \"PORT\" in \"env\" of server \"db\" is a number; a string is needed, so Claude Code skips the server"
        ]
      },
      {
        "title": "Arguments in one string",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"args\": \"--port 5432\" } } }\n",
        "findings": [
          "error: \"args\" of server \"db\" is a string; an array is needed, so Claude Code skips the server"
        ]
      },
      {
        "title": "A command that is not a list, in OpenCode",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"db\": { \"type\": \"local\", \"command\": \"db-mcp\" } } }\n",
        "findings": [
          "error: \"command\" of server \"db\" is a string; an array is needed, so OpenCode refuses the whole file"
        ]
      },
      {
        "title": "A value that is ignored with a warning",
        "path": ".omp/mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"enabled\": 1 } } }\n",
        "findings": [
          "warning: \"enabled\" of server \"db\" is a number; a boolean or a string is needed, so omp ignores it"
        ]
      },
      {
        "title": "Strings",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"env\": { \"PORT\": \"5432\" } } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "numbers, booleans and null in env, a string as args, a string as timeout: the server is skipped",
        "source": "Claude Code 2.1.326, run (cases 06, 06b, 06c, 16, 21)",
        "date": "2026-11-18"
      },
      {
        "claim": "the same refuses the file",
        "source": "OpenCode 1.18.33, run (cases 06, 16b, 17e, 21)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/field-type.md"
  },
  {
    "id": "field-value",
    "category": "correctness",
    "severity": "error",
    "summary": "A value outside what the client accepts",
    "why": "The type is right and the value is not one the loader takes: an empty command, a negative limit, a word that is not in its list.",
    "fix": "Write one of the values that are accepted.",
    "examples": [
      {
        "title": "An empty command",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"\" } } }\n",
        "findings": [
          "error: \"command\" of server \"db\" is empty, so Claude Code skips the server"
        ]
      },
      {
        "title": "A limit below zero",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"timeout\": -1 } } }\n",
        "findings": [
          "error: \"timeout\" of server \"db\" is -1; the least value is 1, so Claude Code skips the server"
        ]
      },
      {
        "title": "A platform that does not exist",
        "path": ".aix/servers.json",
        "text": "{ \"servers\": { \"db\": { \"name\": \"db\", \"command\": \"db-mcp\", \"platforms\": [\"macos\"] } } }\n",
        "findings": [
          "error: item 1 of \"platforms\" of server \"db\" is \"macos\"; it can be \"darwin\", \"linux\" or \"windows\", so aix refuses the whole file"
        ]
      },
      {
        "title": "A canonical name that is not the key",
        "path": ".aix/servers.json",
        "text": "{ \"servers\": { \"db\": { \"name\": \"database\", \"command\": \"db-mcp\" } } }\n",
        "findings": [
          "warning: \"name\" of server \"db\" is another name; aix replaces it with the key"
        ]
      },
      {
        "title": "Values in range",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"timeout\": 60000 } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "an empty command and a limit below zero are refused",
        "source": "Claude Code 2.1.326, run (cases 17, 21b)",
        "date": "2026-11-18"
      },
      {
        "claim": "platforms are darwin, linux, windows",
        "source": "thoreinstein/aix 070fd29, read",
        "date": "2026-04-27"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/field-value.md"
  },
  {
    "id": "file-unread",
    "category": "correctness",
    "severity": "warning",
    "summary": "Servers in a file or under a key where the client does not look",
    "why": "The client never loads them, and nothing says so. `.claude/mcp.json` and `mcpServers` in `.claude/settings.json` look as if they belonged to Claude Code; it reads neither.",
    "fix": "Move the servers to the file that the client reads.",
    "examples": [
      {
        "title": "Servers in settings",
        "path": ".claude/settings.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\" } } }\n",
        "findings": [
          "warning: Claude Code reads no servers from settings files: \"mcpServers\" with 1 server has no effect there"
        ]
      },
      {
        "title": "A servers file in the folder of settings",
        "path": ".claude/mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\" } } }\n",
        "findings": [
          "warning: Claude Code reads no servers from this path: \"mcpServers\" with 1 server has no effect there"
        ]
      },
      {
        "title": "Settings without servers",
        "path": ".claude/settings.json",
        "text": "{ \"enabledMcpjsonServers\": [\"docs\"] }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "none of .claude/mcp.json, .claude/.mcp.json and mcpServers in a settings.json is read",
        "source": "Claude Code 2.1.326, run",
        "date": "2026-11-18"
      },
      {
        "claim": ".claude/mcp.json and .claude/.mcp.json are read",
        "source": "omp 18.3.4, read",
        "date": "2026-09-27"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/file-unread.md"
  },
  {
    "id": "file-unreadable",
    "category": "correctness",
    "severity": "error",
    "summary": "A folder, a dangling link or an unreadable file stands where a client's file belongs",
    "why": "The client finds nothing it can load at this path, and so does mcp-lint.",
    "fix": "Rename the folder, repair the link, or give read permission.",
    "examples": [],
    "evidence": [
      {
        "claim": "what is not a regular file is refused with a message of its own",
        "source": "Claude Code 2.1.326, read in its bundle",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/file-unreadable.md"
  },
  {
    "id": "format-version",
    "category": "compatibility",
    "severity": "info",
    "summary": "A layout that only another major version of the client reads",
    "why": "OpenCode 2 keeps servers under `mcp.servers`, OpenCode 1.x directly under `mcp`. Version 1.x takes `servers` for a server and refuses the file.",
    "fix": "Keep the layout of the version that your team runs.",
    "examples": [
      {
        "title": "The layout of OpenCode 2",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"servers\": { \"docs\": { \"type\": \"local\", \"command\": [\"docs-mcp\"] } } } }\n",
        "findings": [
          "info: this is the layout of OpenCode v2; OpenCode 1.x refuses the file"
        ]
      },
      {
        "title": "The layout of OpenCode 1.x",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"docs\": { \"type\": \"local\", \"command\": [\"docs-mcp\"] } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "mcp holds servers and timeout",
        "source": "anomalyco/opencode 3edcb3c (branch v2), read",
        "date": "2026-08-19"
      },
      {
        "claim": "the layout of version 2 makes the whole file fail in 1.x",
        "source": "anomalyco/opencode d545d8f, its schema run",
        "date": "2026-08-19"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/format-version.md"
  },
  {
    "id": "key-duplicate",
    "category": "correctness",
    "severity": "warning",
    "summary": "The same key twice in one object: the earlier value is lost",
    "why": "JSON parsers keep the last of two equal keys and say nothing. If the key is a server, the first server does not exist for the client; if it is the map of servers, everything in the first map is gone. YAML and TOML clients refuse the file instead.",
    "fix": "Rename one of the two, or merge them. The finding stands at the definition that is lost; the one that wins is named beside it.",
    "examples": [
      {
        "title": "A server is defined twice",
        "path": ".mcp.json",
        "text": "{\n  \"mcpServers\": {\n    \"db\": { \"command\": \"postgres-mcp\" },\n    \"db\": { \"command\": \"sqlite-mcp\" }\n  }\n}\n",
        "findings": [
          "error: server \"db\" is defined twice; Claude Code keeps the last definition and loses this one"
        ]
      },
      {
        "title": "A field stands twice in one server",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"postgres-mcp\", \"args\": [], \"command\": \"sqlite-mcp\" } } }\n",
        "findings": [
          "warning: \"command\" stands twice in one object; Claude Code keeps the last value and loses this one"
        ]
      },
      {
        "title": "The same key in two objects",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"a\": { \"command\": \"a-mcp\" }, \"b\": { \"command\": \"b-mcp\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "the last of two equal keys wins without a word, also for the root key",
        "source": "Claude Code 2.1.326, OpenCode 1.18.33, omp 18.2.3, run (cases 11, 11b, 11c)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/key-duplicate.md"
  },
  {
    "id": "key-whitespace",
    "category": "correctness",
    "severity": "warning",
    "summary": "A key with a blank at its ends, an invisible character, or letters of another script",
    "why": "The key looks right and is another one: the client does not find the field, and permissions that spell the server plainly do not match it.",
    "fix": "Type the key again.",
    "examples": [
      {
        "title": "A blank at the end of a key",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\", \"args \": [\"--stdio\"] } } }\n",
        "findings": [
          "warning: the key \"args \" of server \"docs\" only looks like \"args\"; Claude Code does not read it"
        ]
      },
      {
        "title": "A Cyrillic letter in a key",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"сommand\": \"docs-mcp\" } } }\n",
        "findings": [
          "error: the key \"сommand\" of server \"docs\" only looks like \"command\"; Claude Code does not read it"
        ]
      },
      {
        "title": "A name in another script",
        "path": ".omp/mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "unknown keys are ignored",
        "source": "Claude Code 2.1.326, run (case 15)",
        "date": "2026-11-18"
      },
      {
        "claim": "people lose servers to a blank after a key",
        "source": "google-gemini/gemini-cli#14621",
        "date": "2025-12-05"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/key-whitespace.md"
  },
  {
    "id": "limits-exceeded",
    "category": "correctness",
    "severity": "error",
    "summary": "The file is larger or nests deeper than is read",
    "why": "Some clients refuse large files. mcp-lint itself reads at most 32 MiB and 200 levels, so that no file can exhaust the machine it runs on; what lies beyond was not checked.",
    "fix": "Split the file, or take out what does not belong in it.",
    "examples": [
      {
        "title": "A value that nests 201 levels deep",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": {}, \"x\": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]] }\n",
        "findings": [
          "error: the document nests 201 levels deep; at most 200 are read, so it was not checked"
        ]
      },
      {
        "title": "Nesting that a person would write",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": {}, \"x\": [[[[]]]] }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "a project file over 2,097,152 bytes is refused",
        "source": "Claude Code 2.1.326, read in its bundle",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/limits-exceeded.md"
  },
  {
    "id": "placeholder-syntax",
    "category": "correctness",
    "severity": "warning",
    "summary": "A variable in a syntax that this client does not expand in this field",
    "why": "The same text means different things: `${env:TOKEN}` is a variable in VS Code and Cursor and plain text in Claude Code, `${TOKEN}` the other way round. The server then gets the text instead of the value, and signing in fails with nothing to show why.",
    "fix": "Write the variable in this client's syntax. Text inside a script for a shell, and headers that mcp-remote expands itself, are left alone.",
    "examples": [
      {
        "title": "VS Code's syntax in Claude Code",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"env\": { \"DB_URL\": \"${env:DB_URL}\" } } } }\n",
        "findings": [
          "warning: Claude Code does not expand \"${env:DB_URL}\" in \"env\"; the text is used as it stands"
        ]
      },
      {
        "title": "Claude Code's syntax in OpenCode",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"docs\": { \"type\": \"remote\", \"url\": \"https://docs.example.com/mcp\", \"headers\": { \"Authorization\": \"Bearer ${DOCS_TOKEN}\" } } } }\n",
        "findings": [
          "warning: OpenCode does not expand \"${DOCS_TOKEN}\" in \"headers\"; the text is used as it stands"
        ]
      },
      {
        "title": "A variable of the editor",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"files\": { \"command\": \"files-mcp\", \"args\": [\"${workspaceFolder}/docs\"] } } }\n",
        "findings": [
          "warning: \"${workspaceFolder}\" is a variable of code editors; Claude Code looks for an environment variable \"workspaceFolder\""
        ]
      },
      {
        "title": "A dollar too many in OpenCode",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"db\": { \"type\": \"local\", \"command\": [\"db-mcp\"], \"environment\": { \"DB_URL\": \"${env:DB_URL}\" } } } }\n",
        "findings": [
          "warning: OpenCode expands only the braces of \"${env:DB_URL}\", and the \"$\" stays in front of the value"
        ]
      },
      {
        "title": "A script for a shell, and a default",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"a\": { \"command\": \"bash\", \"args\": [\"-c\", \"exec $HOME/bin/a-mcp ${env:X}\"] }, \"b\": { \"command\": \"b-mcp\", \"args\": [\"${PORT:-8080}\"] } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "${NAME} and ${NAME:-default} are expanded, $NAME, ${env:NAME} and {env:NAME} are not",
        "source": "Claude Code 2.1.326, run with a started server",
        "date": "2026-11-18"
      },
      {
        "claim": "{env:NAME} is expanded, ${NAME} is not, ${env:NAME} becomes \"$\" and the value",
        "source": "OpenCode 1.18.33, run with a started server",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/placeholder-syntax.md"
  },
  {
    "id": "root-key-wrong",
    "category": "correctness",
    "severity": "error",
    "summary": "The servers stand under another client's root key, so all of them are lost",
    "why": "Clients look for their servers under one key: `mcpServers`, `servers`, `mcp`, … A snippet copied from another client brings the wrong one. Some clients say so, most load the file and find nothing.",
    "fix": "Rename the key to the one that the client of this file reads. `servers` in `.mcp.json` is right only for Visual Studio.",
    "examples": [
      {
        "title": "The key of another client",
        "path": ".mcp.json",
        "text": "{ \"servers\": { \"docs\": { \"command\": \"docs-mcp\" } } }\n",
        "findings": [
          "error: Claude Code reads \"mcpServers\" from this file, but it has \"servers\" with 1 server; it refuses the whole file"
        ]
      },
      {
        "title": "Another spelling",
        "path": ".omp/mcp.json",
        "text": "{ \"mcp_servers\": { \"docs\": { \"command\": \"docs-mcp\" } } }\n",
        "findings": [
          "error: omp reads \"mcpServers\" from this file, but it has \"mcp_servers\" with 1 server; it loads nothing from the file, without a word"
        ]
      },
      {
        "title": "The right key, and a second map that nobody reads",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\" } }, \"servers\": { \"db\": { \"command\": \"db-mcp\" } } }\n",
        "findings": [
          "warning: Claude Code reads only \"mcpServers\" from this file and ignores \"servers\" with 1 server"
        ]
      },
      {
        "title": "The right key",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "\"servers\" in .mcp.json refuses the file; beside \"mcpServers\" it is ignored",
        "source": "Claude Code 2.1.326, run (cases 05, 05b, 32i)",
        "date": "2026-11-18"
      },
      {
        "claim": "another root key loads nothing, without a word",
        "source": "OpenCode 1.18.33, omp 18.2.3, run (case 05)",
        "date": "2026-11-18"
      },
      {
        "claim": "Visual Studio reads \"servers\" from .mcp.json",
        "source": "Visual Studio documentation, 01d07e34",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/root-key-wrong.md"
  },
  {
    "id": "root-shape",
    "category": "correctness",
    "severity": "error",
    "summary": "The root or the map of servers is missing or of the wrong type",
    "why": "Without an object of servers under the key it reads, the client has nothing to load; most refuse the whole file.",
    "fix": "Put the servers into an object, name to entry, under the root key of this client.",
    "examples": [
      {
        "title": "A list of servers",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": [{ \"name\": \"docs\", \"command\": \"docs-mcp\" }] }\n",
        "findings": [
          "error: \"mcpServers\" is an array where an object is needed, so Claude Code refuses the whole file"
        ]
      },
      {
        "title": "No root key",
        "path": ".mcp.json",
        "text": "{ \"docs\": { \"command\": \"docs-mcp\" } }\n",
        "findings": [
          "error: 1 server stands at the top level and not under \"mcpServers\", so Claude Code refuses the whole file"
        ]
      },
      {
        "title": "The wrapper twice",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\" } } } }\n",
        "findings": [
          "error: \"mcpServers\" stands inside \"mcpServers\", so Claude Code takes the inner one for a server"
        ]
      },
      {
        "title": "Nothing at all",
        "path": ".mcp.json",
        "text": "{}\n",
        "findings": [
          "error: the file has no \"mcpServers\", so Claude Code refuses the whole file"
        ]
      },
      {
        "title": "The root is a list",
        "path": "opencode.json",
        "text": "[]\n",
        "findings": [
          "error: the file holds an array where an object is needed, so OpenCode refuses the whole file"
        ]
      },
      {
        "title": "A canonical file without servers",
        "path": ".aix/servers.json",
        "text": "{ \"servers\": {} }\n",
        "findings": [
          "error: \"servers\" holds no server, so aix refuses the whole file"
        ]
      },
      {
        "title": "A plugin may leave the root key out",
        "path": "plugin/.claude-plugin/plugin.json, plugin/.mcp.json",
        "text": "{ \"name\": \"docs\" }\n\n{ \"docs\": { \"command\": \"docs-mcp\" } }\n",
        "findings": []
      },
      {
        "title": "An empty map",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": {} }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "a root or a map of another type, and a missing map, refuse the file",
        "source": "Claude Code 2.1.326, run (cases 28, 28c, 29, 32h)",
        "date": "2026-11-18"
      },
      {
        "claim": "a bare map is read from the .mcp.json of a plugin",
        "source": "Claude Code 2.1.326, run (case 32h of `claude plugin validate`)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/root-shape.md"
  },
  {
    "id": "server-name-case",
    "category": "clarity",
    "severity": "warning",
    "summary": "Two server names that differ only in capitals",
    "why": "Both are loaded. People and permissions take one for the other, and some clients fold the case in the names of tools.",
    "fix": "Rename one of them.",
    "examples": [
      {
        "title": "Two names that look alike",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"github\": { \"command\": \"a-mcp\" }, \"GitHub\": { \"command\": \"b-mcp\" } } }\n",
        "findings": [
          "warning: the names of server \"GitHub\" and \"github\" differ only in capitals"
        ]
      },
      {
        "title": "Two names",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"github\": { \"command\": \"a-mcp\" }, \"gitlab\": { \"command\": \"b-mcp\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "both are loaded",
        "source": "Claude Code 2.1.326, OpenCode 1.18.33, omp 18.2.3, run (case 11d)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-name-case.md"
  },
  {
    "id": "server-name-collision",
    "category": "correctness",
    "severity": "warning",
    "summary": "Two names that become one in the names of their tools",
    "why": "A client replaces the characters that a tool name cannot hold. Two servers whose names become equal share one set of names, and of two tools with the same name one is gone.",
    "fix": "Rename one of the servers so that letters and digits tell them apart.",
    "examples": [
      {
        "title": "A dot and an underscore in Claude Code",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"my_server\": { \"command\": \"a-mcp\" }, \"my.server\": { \"command\": \"b-mcp\" } } }\n",
        "findings": [
          "warning: Claude Code calls the tools of server \"my.server\" and \"my_server\" alike, \"mcp__my_server__…\"; a tool that both have is lost for one"
        ]
      },
      {
        "title": "A hyphen and a dot in omp",
        "path": ".omp/mcp.json",
        "text": "{ \"mcpServers\": { \"my-server\": { \"command\": \"a-mcp\" }, \"my.server\": { \"command\": \"b-mcp\" } } }\n",
        "findings": [
          "warning: omp calls the tools of server \"my.server\" and \"my-server\" alike, \"mcp__my_server_…\"; a tool that both have is lost for one"
        ]
      },
      {
        "title": "Claude Code keeps the hyphen",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"my_server\": { \"command\": \"a-mcp\" }, \"my-server\": { \"command\": \"b-mcp\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "three servers with one tool each give two names, in omp one",
        "source": "Claude Code 2.1.326, OpenCode 1.18.33, omp 18.2.3, run with a stand-in model (t2)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-name-collision.md"
  },
  {
    "id": "server-name-invalid",
    "category": "compatibility",
    "severity": "info",
    "summary": "A server name outside what the client, or the client's own commands, take",
    "why": "Most files take any name. The command line of the client may not, so the server cannot be named there; and in the names of its tools other characters turn into `_`, which is what permissions have to spell.",
    "fix": "Use lower-case letters, digits and hyphens: every client takes these.",
    "examples": [
      {
        "title": "A blank in a name",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"Google Drive\": { \"command\": \"drive-mcp\" } } }\n",
        "findings": [
          "info: the name of server \"Google Drive\" holds more than lower-case letters, digits, \"-\" and \"_\"; Claude Code loads it and calls its tools \"mcp__Google_Drive__…\""
        ]
      },
      {
        "title": "No name at all",
        "path": ".omp/mcp.json",
        "text": "{ \"mcpServers\": { \"\": { \"command\": \"drive-mcp\" } } }\n",
        "findings": [
          "error: the name of server \"\" is empty; omp skips the server"
        ]
      },
      {
        "title": "A plain name",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"google-drive\": { \"command\": \"drive-mcp\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "any key but the reserved ones loads; the command line takes letters, digits, hyphen and underscore",
        "source": "Claude Code 2.1.326, run (cases 18a to 18i) and read",
        "date": "2026-11-18"
      },
      {
        "claim": "an empty name is refused",
        "source": "omp 18.2.3, run (case 18e)",
        "date": "2026-11-18"
      },
      {
        "claim": "name: lower-case letters, digits, hyphens, underscores",
        "source": "MCP Server Configuration Specification (a configuration form for Claude Code)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-name-invalid.md"
  },
  {
    "id": "server-name-reserved",
    "category": "correctness",
    "severity": "error",
    "summary": "A name that the client reserves, or that means something else to it",
    "why": "Claude Code has servers of its own and does not load others under their names; the list grows with releases.",
    "fix": "Choose another name.",
    "examples": [
      {
        "title": "A name that Claude Code keeps for itself",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"workspace\": { \"command\": \"files-mcp\" } } }\n",
        "findings": [
          "error: Claude Code keeps the name of server \"workspace\" for itself, so it skips the server"
        ]
      },
      {
        "title": "A name that JavaScript makes special",
        "path": ".omp/mcp.json",
        "text": "{ \"mcpServers\": { \"__proto__\": { \"command\": \"files-mcp\" } } }\n",
        "findings": [
          "error: omp keeps the name of server \"__proto__\" for itself, so it drops the server without a word"
        ]
      },
      {
        "title": "A key of the layout as a name",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"servers\": { \"timeout\": { \"type\": \"local\", \"command\": [\"clock-mcp\"] } } } }\n",
        "findings": [
          "warning: the name of server \"timeout\" is also a key of OpenCode v2's own layout"
        ]
      },
      {
        "title": "A free name",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"constructor\": { \"command\": \"files-mcp\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "workspace, computer-use and __proto__ are not loaded, and it says so",
        "source": "Claude Code 2.1.326, run (cases 18h, 33, 33b)",
        "date": "2026-11-18"
      },
      {
        "claim": "__proto__ is lost without a word",
        "source": "omp 18.2.3, run (case 18h)",
        "date": "2026-11-18"
      },
      {
        "claim": "servers and timeout are keys of mcp",
        "source": "anomalyco/opencode 3edcb3c (branch v2), read",
        "date": "2026-08-19"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-name-reserved.md"
  },
  {
    "id": "server-shape",
    "category": "correctness",
    "severity": "error",
    "summary": "The entry of a server is not an object",
    "why": "An entry of another type is no server. Some clients skip it, some refuse the file, a few crash on `null`.",
    "fix": "Write an object, or delete the entry.",
    "examples": [
      {
        "title": "null as a server",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": null } }\n",
        "findings": [
          "error: server \"docs\" is null where an object is needed, so Claude Code skips the server"
        ]
      },
      {
        "title": "A command line as a server",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"docs\": \"docs-mcp --stdio\" } }\n",
        "findings": [
          "error: server \"docs\" is a string where an object is needed, so OpenCode refuses the whole file"
        ]
      },
      {
        "title": "An object",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "null, strings and arrays are skipped by Claude Code and refuse the file in OpenCode",
        "source": "Claude Code 2.1.326, OpenCode 1.18.33, run (cases 30, 30b, 30c)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-shape.md"
  },
  {
    "id": "suppression-unknown",
    "category": "clarity",
    "severity": "warning",
    "summary": "A comment that names a rule which does not exist",
    "why": "The comment silences nothing under that name.",
    "fix": "Correct the id.",
    "examples": [
      {
        "title": "A comment that names a rule which does not exist",
        "path": "opencode.json",
        "text": "{\n  // mcp-lint-disable-next-line timeout-units\n  \"mcp\": {}\n}\n",
        "findings": [
          "warning: \"timeout-units\" is not a rule, so it silences nothing"
        ]
      },
      {
        "title": "A comment that does its work",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"db\": { \"type\": \"local\", \"command\": [\"db-mcp\"],\n  // mcp-lint-disable-next-line timeout-unit -- measured\n  \"timeout\": 30 } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "how comments silence findings",
        "source": "docs/configuration.md",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/suppression-unknown.md"
  },
  {
    "id": "suppression-unused",
    "category": "clarity",
    "severity": "warning",
    "summary": "A comment that silences nothing",
    "why": "The finding it was written for is gone, or the comment stands on another line. A stale comment hides the next mistake on that line.",
    "fix": "Remove the comment.",
    "examples": [
      {
        "title": "A comment that silences nothing",
        "path": "opencode.json",
        "text": "{\n  // mcp-lint-disable-next-line timeout-unit -- slow host\n  \"mcp\": {}\n}\n",
        "findings": [
          "warning: this comment silences nothing"
        ]
      },
      {
        "title": "A comment that does its work",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"db\": { \"type\": \"local\", \"command\": [\"db-mcp\"],\n  // mcp-lint-disable-next-line timeout-unit -- measured\n  \"timeout\": 30 } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "how comments silence findings",
        "source": "docs/configuration.md",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/suppression-unused.md"
  },
  {
    "id": "syntax-error",
    "category": "correctness",
    "severity": "error",
    "summary": "The text cannot be parsed in the syntax that this client accepts",
    "why": "A client that cannot parse the file loads none of its servers. Which liberties a file may take differs from client to client, and between two files of one client: comments and commas after the last entry are fine in `opencode.json` and fatal in `.mcp.json`.",
    "fix": "Correct the text at the place shown. The rest of the file is checked as far as it can be read.",
    "examples": [
      {
        "title": "A comma after the last entry",
        "path": ".mcp.json",
        "text": "{\n  \"mcpServers\": {\n    \"docs\": { \"command\": \"docs-mcp\" },\n  }\n}\n",
        "findings": [
          "error: there is a comma after the last entry, which this file does not allow, so Claude Code refuses the whole file"
        ]
      },
      {
        "title": "A comment in strict JSON",
        "path": ".mcp.json",
        "text": "{\n  // for the docs\n  \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\" } }\n}\n",
        "findings": [
          "error: there is a comment here, which this file does not allow, so Claude Code refuses the whole file"
        ]
      },
      {
        "title": "Comments and trailing commas where the client reads them",
        "path": "opencode.json",
        "text": "{\n  // for the docs\n  \"mcp\": { \"docs\": { \"type\": \"local\", \"command\": [\"docs-mcp\"] }, },\n}\n",
        "findings": []
      },
      {
        "title": "A comma is missing",
        "path": ".mcp.json",
        "text": "{\n  \"mcpServers\": {\n    \"docs\": {\n      \"command\": \"docs-mcp\"\n      \"args\": []\n    }\n  }\n}\n",
        "findings": [
          "error: there is no comma between two entries, so Claude Code refuses the whole file"
        ]
      },
      {
        "title": "An empty file where the client wants an object",
        "path": ".omp/mcp.json",
        "text": "",
        "findings": [
          "error: there is nothing in the file, so omp refuses the whole file"
        ]
      }
    ],
    "evidence": [
      {
        "claim": "comments and trailing commas lose the whole file",
        "source": "Claude Code 2.1.326, run (cases 12, 13)",
        "date": "2026-11-18"
      },
      {
        "claim": "comments and trailing commas are accepted",
        "source": "OpenCode 1.18.33, run (cases 12, 13)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/syntax-error.md"
  },
  {
    "id": "timeout-unit",
    "category": "correctness",
    "severity": "warning",
    "summary": "A limit that is plausible only in the other unit of time",
    "why": "Some clients count seconds, some milliseconds, under the same key. Thirty milliseconds end every call at once; Claude Code ignores so short a limit and uses its own.",
    "fix": "Write the limit in the unit of this client.",
    "examples": [
      {
        "title": "Seconds where Claude Code counts milliseconds",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"timeout\": 30 } } }\n",
        "findings": [
          "warning: \"timeout\" of server \"db\" is 30 milliseconds, and Claude Code ignores less than 1000"
        ]
      },
      {
        "title": "The same in OpenCode",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"db\": { \"type\": \"local\", \"command\": [\"db-mcp\"], \"timeout\": 30 } } }\n",
        "findings": [
          "warning: \"timeout\" of server \"db\" is 30, which OpenCode takes for milliseconds"
        ]
      },
      {
        "title": "Thirty seconds",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"timeout\": 30000 } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "milliseconds, below 1000 ignored",
        "source": "Claude Code 2.1.326, run; its changelog, 2.1.162",
        "date": "2026-11-18"
      },
      {
        "claim": "milliseconds",
        "source": "anomalyco/opencode d545d8f, read",
        "date": "2026-08-19"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/timeout-unit.md"
  },
  {
    "id": "transport-conflict",
    "category": "correctness",
    "severity": "warning",
    "summary": "A server with both a command and a url: the client uses one of them",
    "why": "Which one counts differs from client to client and with the declared type; the other is dropped without a word.",
    "fix": "Keep the one you mean.",
    "examples": [
      {
        "title": "Without a type the command wins",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\", \"url\": \"https://docs.example.com/mcp\" } } }\n",
        "findings": [
          "warning: server \"docs\" has both \"command\" and \"url\"; Claude Code uses \"command\" and ignores \"url\""
        ]
      },
      {
        "title": "With a remote type the url wins",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"type\": \"http\", \"command\": \"docs-mcp\", \"url\": \"https://docs.example.com/mcp\" } } }\n",
        "findings": [
          "warning: server \"docs\" has both \"url\" and \"command\"; Claude Code uses \"url\" and ignores \"command\""
        ]
      },
      {
        "title": "omp's loader keeps one, its own editor refuses both",
        "path": ".omp/mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\", \"url\": \"https://docs.example.com/mcp\" } } }\n",
        "findings": [
          "warning: server \"docs\" has both \"command\" and \"url\"; omp uses \"command\" and ignores \"url\""
        ]
      },
      {
        "title": "One of them",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"command\": \"docs-mcp\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "the command wins without a type, the url with a remote type",
        "source": "Claude Code 2.1.326, omp 18.2.3, run (cases 04, 04b)",
        "date": "2026-11-18"
      },
      {
        "claim": "the type decides",
        "source": "OpenCode 1.18.33, run (case 04b)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/transport-conflict.md"
  },
  {
    "id": "transport-legacy",
    "category": "compatibility",
    "severity": "info",
    "summary": "The older SSE transport, where the client also has Streamable HTTP",
    "why": "It still works. New servers leave it out, and hosted ones are switching it off.",
    "fix": "Ask whether the server has a Streamable HTTP address, often `/mcp` in place of `/sse`.",
    "examples": [
      {
        "title": "SSE in Claude Code",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"live\": { \"type\": \"sse\", \"url\": \"https://live.example.com/sse\" } } }\n",
        "findings": [
          "info: server \"live\" uses the SSE transport, which the protocol replaced with Streamable HTTP in 2025-03-26"
        ]
      },
      {
        "title": "aix's canonical form has nothing newer",
        "path": ".aix/servers.json",
        "text": "{ \"servers\": { \"live\": { \"name\": \"live\", \"transport\": \"sse\", \"url\": \"https://live.example.com/sse\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "HTTP with SSE is replaced by Streamable HTTP",
        "source": "Model Context Protocol, revision 2025-03-26, changelog",
        "date": "2025-03-26"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/transport-legacy.md"
  },
  {
    "id": "transport-mismatch",
    "category": "correctness",
    "severity": "error",
    "summary": "The declared type contradicts the fields that are there",
    "why": "The type decides which field the client looks for. With a remote type it looks for a `url`, with a local one for a `command`, and finds nothing.",
    "fix": "Change the type, or add the field it needs.",
    "examples": [
      {
        "title": "A remote type with a command",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"type\": \"http\", \"command\": \"docs-mcp\" } } }\n",
        "findings": [
          "error: server \"docs\" has \"type\" \"http\" and \"command\", but no \"url\", so Claude Code skips the server"
        ]
      },
      {
        "title": "A local type with a url",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"docs\": { \"type\": \"local\", \"url\": \"https://docs.example.com/mcp\" } } }\n",
        "findings": [
          "error: server \"docs\" has \"type\" \"local\" and \"url\", but no \"command\", so OpenCode refuses the whole file"
        ]
      },
      {
        "title": "An agreeing pair",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"type\": \"stdio\", \"command\": \"docs-mcp\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "a remote type with only a command is skipped, or refuses the file",
        "source": "Claude Code 2.1.326, omp 18.2.3, OpenCode 1.18.33, run (case 04c)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/transport-mismatch.md"
  },
  {
    "id": "transport-missing",
    "category": "correctness",
    "severity": "error",
    "summary": "A server without a command and without a url",
    "why": "Nothing says how to start or reach the server, so no client can.",
    "fix": "Add `command` for a local server or `url` for a remote one.",
    "examples": [
      {
        "title": "Only arguments",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"args\": [\"--stdio\"] } } }\n",
        "findings": [
          "error: server \"docs\" has neither \"command\" nor \"url\", so Claude Code skips the server"
        ]
      },
      {
        "title": "An empty entry",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"docs\": {} } }\n",
        "findings": [
          "error: server \"docs\" has neither \"command\" nor \"url\", so OpenCode refuses the whole file"
        ]
      },
      {
        "title": "A switch for a server that another file defines",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"docs\": { \"enabled\": false } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "an entry without command and url is skipped, or refuses the file",
        "source": "Claude Code 2.1.326, omp 18.2.3, OpenCode 1.18.33, run (cases 03, 03b)",
        "date": "2026-11-18"
      },
      {
        "claim": "{\"enabled\": …} alone is legal",
        "source": "OpenCode 1.18.33, run (case 24f)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/transport-missing.md"
  },
  {
    "id": "transport-unknown",
    "category": "correctness",
    "severity": "error",
    "summary": "A type that this client does not know, or spells otherwise",
    "why": "The name of the HTTP transport is the least portable word of all: `http`, `streamable-http`, `streamableHttp`, `remote` … each is right in some clients and loses the server in others. Spellings are case-sensitive.",
    "fix": "Write the type in this client's spelling.",
    "examples": [
      {
        "title": "Another client's spelling",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"type\": \"streamableHttp\", \"url\": \"https://docs.example.com/mcp\" } } }\n",
        "findings": [
          "error: \"streamableHttp\" as \"type\" of server \"docs\" is not known, so Claude Code skips the server"
        ]
      },
      {
        "title": "Capitals",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"type\": \"HTTP\", \"url\": \"https://docs.example.com/mcp\" } } }\n",
        "findings": [
          "error: \"HTTP\" as \"type\" of server \"docs\" is not known, so Claude Code skips the server"
        ]
      },
      {
        "title": "stdio in OpenCode",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"docs\": { \"type\": \"stdio\", \"command\": [\"docs-mcp\"] } } }\n",
        "findings": [
          "error: \"stdio\" as \"type\" of server \"docs\" is not known, so OpenCode refuses the whole file"
        ]
      },
      {
        "title": "omp runs a command whatever the type says",
        "path": ".omp/mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"type\": \"banana\", \"command\": \"docs-mcp\" } } }\n",
        "findings": [
          "info: \"banana\" as \"type\" of server \"docs\" is not known; omp goes by the fields that are there"
        ]
      },
      {
        "title": "A known spelling",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"type\": \"streamable-http\", \"url\": \"https://docs.example.com/mcp\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "an unknown type is skipped, case matters",
        "source": "Claude Code 2.1.326, run (cases 09b, 10, 10c, 10d, 32j)",
        "date": "2026-11-18"
      },
      {
        "claim": "any type but local and remote refuses the file",
        "source": "OpenCode 1.18.33, run (cases 10c, 24d)",
        "date": "2026-11-18"
      },
      {
        "claim": "an unknown type with a command runs as stdio, with a url it fails",
        "source": "omp 18.2.3, run (cases 09, 10c)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/transport-unknown.md"
  },
  {
    "id": "transport-unsupported",
    "category": "compatibility",
    "severity": "error",
    "summary": "A transport that this client cannot speak",
    "why": "The word is a transport of other clients; this one has nothing of the kind, and the server does not exist for it.",
    "fix": "Use a transport that the client has, or leave the server out of this file.",
    "examples": [
      {
        "title": "WebSocket in omp",
        "path": ".omp/mcp.json",
        "text": "{ \"mcpServers\": { \"live\": { \"type\": \"ws\", \"url\": \"wss://live.example.com\" } } }\n",
        "findings": [
          "error: omp has no transport \"ws\" as server \"live\" asks for, so it skips the server"
        ]
      },
      {
        "title": "Streamable HTTP in aix's canonical form, which only has SSE",
        "path": ".aix/servers.json",
        "text": "{ \"servers\": { \"docs\": { \"name\": \"docs\", \"transport\": \"http\", \"url\": \"https://docs.example.com/mcp\" } } }\n",
        "findings": [
          "error: aix has no transport \"http\" as server \"docs\" asks for, so it refuses the whole file"
        ]
      },
      {
        "title": "WebSocket in Claude Code",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"live\": { \"type\": \"ws\", \"url\": \"wss://live.example.com\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "type ws with a url fails",
        "source": "omp 18.2.3, run (case 10b)",
        "date": "2026-11-18"
      },
      {
        "claim": "transport must be 'stdio', 'sse', or empty",
        "source": "thoreinstein/aix 070fd29, read",
        "date": "2026-04-27"
      },
      {
        "claim": "type ws works",
        "source": "Claude Code 2.1.326, run (case 10b)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/transport-unsupported.md"
  },
  {
    "id": "transport-untyped",
    "category": "correctness",
    "severity": "error",
    "summary": "A server without a type, where the client takes it for something else or refuses it",
    "why": "Many clients work out the transport from the fields; some do not. Claude Code takes an entry without a type for a local server and skips it when it only has a `url`; OpenCode needs the type in every entry and refuses the whole file.",
    "fix": "Add the type in the spelling of this client.",
    "examples": [
      {
        "title": "A url without a type in Claude Code",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"url\": \"https://docs.example.com/mcp\" } } }\n",
        "findings": [
          "error: server \"docs\" has a \"url\" and no \"type\", so Claude Code skips the server"
        ]
      },
      {
        "title": "A command without a type in OpenCode",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"docs\": { \"command\": [\"docs-mcp\"] } } }\n",
        "findings": [
          "error: server \"docs\" has a \"command\" and no \"type\", so OpenCode refuses the whole file"
        ]
      },
      {
        "title": "The same with a switch: the server vanishes without a word",
        "path": "opencode.json",
        "text": "{ \"mcp\": { \"docs\": { \"command\": [\"docs-mcp\"], \"enabled\": true } } }\n",
        "findings": [
          "error: server \"docs\" has a \"command\" and no \"type\", so OpenCode drops the server without a word"
        ]
      },
      {
        "title": "omp works it out",
        "path": ".omp/mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"url\": \"https://docs.example.com/mcp\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "a url without a type is skipped",
        "source": "Claude Code 2.1.326, run (case 08)",
        "date": "2026-11-18"
      },
      {
        "claim": "an entry without a type refuses the file; with a boolean \"enabled\" it shrinks to that",
        "source": "OpenCode 1.18.33, run (cases 08, 24c)",
        "date": "2026-11-18"
      },
      {
        "claim": "a url without a type is http",
        "source": "omp 18.2.3, run (case 08)",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/transport-untyped.md"
  },
  {
    "id": "url-shape",
    "category": "correctness",
    "severity": "error",
    "summary": "An address that the client cannot parse as a URL",
    "why": "Most clients take any text and fail later, when they connect. Some parse the address when they load the file: a word without a scheme, or a variable in place of the host, then costs the server or the whole file.",
    "fix": "Write an absolute URL with its scheme.",
    "examples": [
      {
        "title": "No scheme, in a plugin",
        "path": "plugin/.claude-plugin/plugin.json, plugin/.mcp.json",
        "text": "{ \"name\": \"docs\" }\n\n{ \"mcpServers\": { \"docs\": { \"type\": \"http\", \"url\": \"docs.example.com/mcp\" } } }\n",
        "findings": [
          "error: the address of server \"docs\" does not parse as an absolute URL, so Claude Code cannot start the server"
        ]
      },
      {
        "title": "A variable in place of the whole address, in ccmcp",
        "path": "docs.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"type\": \"http\", \"url\": \"${DOCS_URL}/mcp\" } } }\n",
        "findings": [
          "error: ccmcp checks the address of server \"docs\" before it expands variables, so it refuses the whole file"
        ]
      },
      {
        "title": "A variable in place of the host parses",
        "path": "docs.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"type\": \"http\", \"url\": \"https://${DOCS_HOST}/mcp\" } } }\n",
        "findings": []
      },
      {
        "title": "Claude Code does not parse the address of a project server",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"type\": \"http\", \"url\": \"${DOCS_URL}\" } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "the plugin loader marks a server whose url is no absolute URL as broken and never connects it",
        "source": "Claude Code 2.1.326, run (cases 07, 07b of `claude plugin validate`)",
        "date": "2026-11-18"
      },
      {
        "claim": "the url has to parse as it stands",
        "source": "gsong/ccmcp e1f1a66, its schema run",
        "date": "2025-11-13"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/url-shape.md"
  }
];

export const clients: readonly ClientInfo[] = [
  {
    "id": "aix",
    "name": "aix",
    "formats": [
      {
        "id": "aix",
        "title": "an aix canonical file",
        "files": [
          ".aix/*.json",
          "aix*.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "H:AIX"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "H:AIX"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file",
        "by": "H:AIX"
      },
      {
        "question": "no map of servers",
        "answer": "refuses the whole file",
        "by": "H:AIX"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file",
        "by": "H:AIX"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file",
        "by": "H:AIX"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file",
        "by": "H:AIX"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file",
        "by": "H:AIX"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "H:AIX"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "H:AIX"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "refuses the whole file",
        "by": "H:AIX"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file",
        "by": "H:AIX"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file",
        "by": "H:AIX"
      }
    ]
  },
  {
    "id": "ccmcp",
    "name": "ccmcp",
    "formats": [
      {
        "id": "ccmcp",
        "title": "a configuration in ccmcp's folder",
        "files": [
          "every *.json of a folder given with --as ccmcp"
        ],
        "userFiles": [
          "~/.claude/mcp-configs/*.json, or the folder in CCMCP_CONFIG_DIR"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (the file is listed as unusable)",
        "by": "H:CCMCP"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file (the file is listed as unusable)",
        "by": "H:CCMCP"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file (the file is listed as unusable)",
        "by": "H:CCMCP"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "H:CCMCP"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (the file is listed as unusable)",
        "by": "H:CCMCP"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (the file is listed as unusable)",
        "by": "H:CCMCP"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (the file is listed as unusable)",
        "by": "H:CCMCP"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file (the file is listed as unusable)",
        "by": "H:CCMCP"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "H:CCMCP"
      },
      {
        "question": "a url without a type",
        "answer": "refuses the whole file (the file is listed as unusable)",
        "by": "H:CCMCP"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "refuses the whole file (the file is listed as unusable)",
        "by": "H:CCMCP"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file (the file is listed as unusable)",
        "by": "H:CCMCP"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file (the file is listed as unusable)",
        "by": "H:CCMCP"
      }
    ]
  },
  {
    "id": "claude-code",
    "name": "Claude Code",
    "formats": [
      {
        "id": "claude-code-project",
        "title": "Claude Code's project file",
        "files": [
          ".mcp.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "claude-code-plugin",
        "title": "the servers file of a Claude Code plugin",
        "files": [
          ".mcp.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "claude-code-plugin-manifest",
        "title": "a Claude Code plugin's manifest",
        "files": [
          ".claude-plugin/plugin.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "claude-code-user",
        "title": "Claude Code's user file",
        "files": [
          ".claude.json"
        ],
        "userFiles": [
          "~/.claude.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "claude-code-managed",
        "title": "Claude Code's managed servers",
        "files": [
          "managed-mcp.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "claude-code-settings",
        "title": "Claude Code's settings",
        "files": [
          ".claude/settings.json",
          ".claude/settings.local.json"
        ],
        "userFiles": [
          "~/.claude/settings.json",
          "~/.claude/settings.local.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "claude-code-managed-settings",
        "title": "Claude Code's managed settings",
        "files": [
          "managed-settings.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "claude-code-agent",
        "title": "a Claude Code sub-agent",
        "files": [
          ".claude/agents/*.md"
        ],
        "userFiles": [],
        "language": "markdown",
        "comments": true,
        "trailingCommas": false
      },
      {
        "id": "claude-code-misplaced",
        "title": "a servers file where Claude Code does not look",
        "files": [
          ".claude/mcp.json",
          ".claude/.mcp.json"
        ],
        "userFiles": [
          "~/.claude/mcp.json",
          "~/.claude/.mcp.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "R:CC"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "R:CC"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "R:CC"
      },
      {
        "question": "no map of servers",
        "answer": "refuses the whole file",
        "by": "R:CC"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file",
        "by": "R:CC"
      },
      {
        "question": "an entry that is no object",
        "answer": "skips the server and says so (before 2.1.141 one such entry cost every server of the file)",
        "by": "R:CC"
      },
      {
        "question": "a value of the wrong type",
        "answer": "skips the server and says so (before 2.1.141 one such entry cost every server of the file)",
        "by": "R:CC"
      },
      {
        "question": "neither command nor url",
        "answer": "skips the server and says so (before 2.1.141 one such entry cost every server of the file)",
        "by": "R:CC"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "R:CC"
      },
      {
        "question": "a url without a type",
        "answer": "skips the server and says so (an entry without \"type\" is taken for a local server)",
        "by": "R:CC"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "skips the server and says so (before 2.1.141 one such entry cost every server of the file)",
        "by": "R:CC"
      },
      {
        "question": "an unknown type with a command",
        "answer": "skips the server and says so (before 2.1.141 one such entry cost every server of the file)",
        "by": "R:CC"
      },
      {
        "question": "an unknown type with a url",
        "answer": "skips the server and says so (before 2.1.141 one such entry cost every server of the file)",
        "by": "R:CC"
      }
    ]
  },
  {
    "id": "omp",
    "name": "omp",
    "formats": [
      {
        "id": "omp",
        "title": "omp's own file",
        "files": [
          ".omp/mcp.json",
          ".omp/.mcp.json"
        ],
        "userFiles": [
          "~/.omp/agent/mcp.json",
          "~/.omp/agent/.mcp.json",
          "~/.omp/mcp.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "omp-root",
        "title": "a project's mcp.json, read by omp",
        "files": [
          "/mcp.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "R:OMP"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "R:OMP"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "R:OMP"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "R:OMP"
      },
      {
        "question": "a map of another type",
        "answer": "loads nothing from the file, without a word",
        "by": "R:OMP"
      },
      {
        "question": "an entry that is no object",
        "answer": "skips the server and says so (with a line in the log)",
        "by": "R:OMP"
      },
      {
        "question": "a value of the wrong type",
        "answer": "skips the server and says so (with a line in the log)",
        "by": "R:OMP"
      },
      {
        "question": "neither command nor url",
        "answer": "skips the server and says so (with a line in the log)",
        "by": "R:OMP"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored (its own editor and its check before connecting refuse both)",
        "by": "R:OMP"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "R:OMP"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "skips the server and says so (with a line in the log)",
        "by": "R:OMP"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "R:OMP"
      },
      {
        "question": "an unknown type with a url",
        "answer": "skips the server and says so (an unknown type falls back to stdio)",
        "by": "R:OMP"
      }
    ]
  },
  {
    "id": "opencode",
    "name": "OpenCode",
    "formats": [
      {
        "id": "opencode",
        "title": "OpenCode's configuration",
        "files": [
          "opencode.json",
          "opencode.jsonc",
          ".opencode/opencode.json",
          ".opencode/opencode.jsonc"
        ],
        "userFiles": [
          "~/.config/opencode/config.json",
          "~/.config/opencode/opencode.json",
          "~/.config/opencode/opencode.jsonc",
          "~/.opencode/opencode.json",
          "~/.opencode/opencode.jsonc"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "opencode-v2",
        "title": "OpenCode's configuration in the layout of version 2",
        "files": [
          "opencode.json",
          "opencode.jsonc",
          ".opencode/opencode.json",
          ".opencode/opencode.jsonc"
        ],
        "userFiles": [
          "~/.config/opencode/config.json",
          "~/.config/opencode/opencode.json",
          "~/.config/opencode/opencode.jsonc",
          "~/.opencode/opencode.json",
          "~/.opencode/opencode.jsonc"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (OpenCode does not start)",
        "by": "R:OC"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "R:OC"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "R:OC"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "R:OC"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (OpenCode does not start)",
        "by": "R:OC"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (OpenCode does not start)",
        "by": "R:OC"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (OpenCode does not start)",
        "by": "R:OC"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file (OpenCode does not start)",
        "by": "R:OC"
      },
      {
        "question": "command and url together",
        "answer": "\"type\" decides, the other is ignored",
        "by": "R:OC"
      },
      {
        "question": "a url without a type",
        "answer": "refuses the whole file (OpenCode does not start)",
        "by": "R:OC"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "refuses the whole file (OpenCode does not start)",
        "by": "R:OC"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file (OpenCode does not start)",
        "by": "R:OC"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file (OpenCode does not start)",
        "by": "R:OC"
      },
      {
        "question": "any of these beside a boolean \"enabled\"",
        "answer": "drops the server without a word (an entry with a boolean \"enabled\" that fits nothing else shrinks to that switch)",
        "by": "R:OC"
      }
    ]
  }
];
