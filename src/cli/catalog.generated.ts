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
        "text": "{ \"mcpServers\": { \"db\": { \"program\": \"db-mcp\" } } }\n",
        "findings": [
          "error: omp does not know the key \"program\" of server \"db\", so it skips the server"
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
        "title": "Arguments of a remote server in Codex, which refuses them",
        "path": ".codex/config.toml",
        "text": "[mcp_servers.docs]\nurl = \"https://docs.example.com/mcp\"\nargs = [\"--quiet\"]\n",
        "findings": [
          "error: \"args\" may not stand in server \"docs\", which is a remote server, so Codex refuses the whole file"
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
        "claim": "a field of the other transport refuses the file",
        "source": "Codex 0.169.0, run (cases 25d, 32c)",
        "date": "2026-11-18"
      },
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
    "id": "input-duplicate",
    "category": "correctness",
    "severity": "warning",
    "summary": "Two inputs with one id",
    "why": "The user is asked once, and one of the two questions is never shown.",
    "fix": "Rename one of them.",
    "examples": [
      {
        "title": "The same id twice",
        "path": ".vscode/mcp.json",
        "text": "{ \"inputs\": [{ \"id\": \"a\", \"type\": \"promptString\", \"description\": \"A\" }, { \"id\": \"a\", \"type\": \"promptString\", \"description\": \"B\" }],\n  \"servers\": { \"a\": { \"command\": \"a-mcp\", \"args\": [\"${input:a}\"] } } }\n",
        "findings": [
          "warning: two inputs have the id \"a\""
        ]
      },
      {
        "title": "Two ids",
        "path": ".vscode/mcp.json",
        "text": "{ \"inputs\": [{ \"id\": \"a\", \"type\": \"promptString\", \"description\": \"A\" }, { \"id\": \"b\", \"type\": \"promptString\", \"description\": \"B\" }],\n  \"servers\": { \"a\": { \"command\": \"a-mcp\", \"args\": [\"${input:a}\", \"${input:b}\"] } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "inputs are looked up by id",
        "source": "VS Code 1.139.1, read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/input-duplicate.md"
  },
  {
    "id": "input-undefined",
    "category": "correctness",
    "severity": "error",
    "summary": "A reference to an input that is not defined",
    "why": "VS Code asks the user for every input before it starts the server. An id that is not defined ends the start with a message.",
    "fix": "Define the input, or correct the id.",
    "examples": [
      {
        "title": "Another id",
        "path": ".vscode/mcp.json",
        "text": "{ \"inputs\": [{ \"id\": \"token\", \"type\": \"promptString\", \"description\": \"Token\", \"password\": true }],\n  \"servers\": { \"a\": { \"command\": \"a-mcp\", \"env\": { \"TOKEN\": \"${input:token}\", \"KEY\": \"${input:tokn}\" } } } }\n",
        "findings": [
          "error: no input has the id \"tokn\", so VS Code does not start the server"
        ]
      },
      {
        "title": "A defined id",
        "path": ".vscode/mcp.json",
        "text": "{ \"inputs\": [{ \"id\": \"token\", \"type\": \"promptString\", \"description\": \"Token\", \"password\": true }],\n  \"servers\": { \"a\": { \"command\": \"a-mcp\", \"env\": { \"TOKEN\": \"${input:token}\" } } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "an undefined input is an error when the server starts",
        "source": "VS Code 1.139.1, read in its workbench bundle",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/input-undefined.md"
  },
  {
    "id": "input-unmasked",
    "category": "security",
    "severity": "info",
    "summary": "A question for a secret that shows what is typed",
    "why": "Without `password` the box shows the characters, and the value is kept unmasked.",
    "fix": "Add `\"password\": true`.",
    "examples": [
      {
        "title": "A token in plain sight",
        "path": ".vscode/mcp.json",
        "text": "{ \"inputs\": [{ \"id\": \"github_token\", \"type\": \"promptString\", \"description\": \"Token\" }],\n  \"servers\": { \"a\": { \"command\": \"a-mcp\", \"env\": { \"TOKEN\": \"${input:github_token}\" } } } }\n",
        "findings": [
          "info: VS Code shows what is typed for the input \"github_token\", which looks like a secret"
        ]
      },
      {
        "title": "A masked token",
        "path": ".vscode/mcp.json",
        "text": "{ \"inputs\": [{ \"id\": \"github_token\", \"type\": \"promptString\", \"description\": \"Token\", \"password\": true }],\n  \"servers\": { \"a\": { \"command\": \"a-mcp\", \"env\": { \"TOKEN\": \"${input:github_token}\" } } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "password: true masks the box",
        "source": "VS Code documentation, 742b9358",
        "date": "2026-08-21"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/input-unmasked.md"
  },
  {
    "id": "input-unused",
    "category": "clarity",
    "severity": "info",
    "summary": "An input that no server refers to",
    "why": "It is a leftover: nobody is asked for it.",
    "fix": "Remove it.",
    "examples": [
      {
        "title": "A leftover",
        "path": ".vscode/mcp.json",
        "text": "{ \"inputs\": [{ \"id\": \"token\", \"type\": \"promptString\", \"description\": \"Token\", \"password\": true }],\n  \"servers\": { \"a\": { \"command\": \"a-mcp\" } } }\n",
        "findings": [
          "info: no server refers to the input \"token\""
        ]
      },
      {
        "title": "An input in use",
        "path": ".vscode/mcp.json",
        "text": "{ \"inputs\": [{ \"id\": \"token\", \"type\": \"promptString\", \"description\": \"Token\", \"password\": true }],\n  \"servers\": { \"a\": { \"command\": \"a-mcp\", \"env\": { \"TOKEN\": \"${input:token}\" } } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "inputs are asked for when a server refers to them",
        "source": "VS Code 1.139.1, read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/input-unused.md"
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
    "id": "mcpb-address",
    "category": "correctness",
    "severity": "error",
    "summary": "A link in the manifest of a bundle that is no address",
    "why": "Home page, documentation, support, repository and policies have to be addresses that a browser can open.",
    "fix": "Write the whole address.",
    "examples": [
      {
        "title": "Without a beginning, and the short form of a repository",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"homepage\": \"weather.example.com\",\n  \"repository\": { \"type\": \"git\", \"url\": \"acme/weather\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": [
          "error: \"homepage\" is not a whole address, so mcpb refuses the file",
          "error: \"url\" is not a whole address, so mcpb refuses the file"
        ]
      },
      {
        "title": "Whole addresses",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"homepage\": \"https://weather.example.com\",\n  \"repository\": { \"type\": \"git\", \"url\": \"git+https://github.com/acme/weather.git\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "addresses that cannot be parsed are refused",
        "source": "@anthropic-ai/mcpb 2.1.2, run",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/mcpb-address.md"
  },
  {
    "id": "mcpb-entry-point",
    "category": "correctness",
    "severity": "warning",
    "summary": "The main file of a bundle that is not where the manifest says",
    "why": "`entry_point` is a path within the bundle. The command starts in a folder of the client, so its arguments need `${__dirname}` in front of such a path.",
    "fix": "Write the path from the folder of the manifest, and `${__dirname}/` before it in `args`.",
    "examples": [
      {
        "title": "A path without its folder",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"server/index.js\"] } }\n}\n",
        "findings": [
          "warning: \"server/index.js\" is not looked for in the bundle: the server starts in another folder"
        ]
      },
      {
        "title": "A path on one machine",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"/home/me/weather/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/index.js\"] } }\n}\n",
        "findings": [
          "warning: \"entry_point\" leads out of the bundle, which has another folder on every machine"
        ]
      },
      {
        "title": "A file that was renamed",
        "path": "manifest.json, server/main.js",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n\n\n",
        "findings": [
          "warning: there is no \"server/index.js\" beside the manifest"
        ]
      },
      {
        "title": "A file that the build makes",
        "path": "manifest.json, package.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"dist/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/dist/index.js\"] } }\n}\n\n{ \"name\": \"weather\" }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "entry_point is relative, and \"${__dirname}\" the folder of the bundle",
        "source": "modelcontextprotocol/mcpb MANIFEST.md",
        "date": "2025-12-03"
      },
      {
        "claim": "a missing main file is packed without a word",
        "source": "@anthropic-ai/mcpb 2.1.2, run",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/mcpb-entry-point.md"
  },
  {
    "id": "mcpb-icon",
    "category": "correctness",
    "severity": "error",
    "summary": "An icon of a bundle that is not there, or not a PNG image of it",
    "why": "`mcpb` looks the icon up before it packs: a path within the bundle, as it stands, to a PNG image.",
    "fix": "Put a PNG image into the bundle, and write its path.",
    "examples": [
      {
        "title": "A variable",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"icon\": \"${__dirname}/icon.png\",\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": [
          "error: nothing is filled in where an icon is named, so mcpb refuses \"${__dirname}\" there"
        ]
      },
      {
        "title": "A path from the root of the disk, and one on the web",
        "path": "manifest.json, web/manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"icon\": \"/Users/me/icon.png\",\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n\n{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"icon\": \"https://weather.example.com/icon.png\",\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": [
          "error: the path of the icon leads out of the bundle, so mcpb refuses the file",
          "warning: mcpb warns of an icon from the web: Claude Desktop shows those of the bundle only"
        ]
      },
      {
        "title": "An image that is missing",
        "path": "manifest.json, server/index.js",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"icon\": \"images/icon.png\",\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n\n\n",
        "findings": [
          "error: there is no \"images/icon.png\", so mcpb refuses the file"
        ]
      },
      {
        "title": "Another kind of image",
        "path": "manifest.json, icon.png",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"icon\": \"icon.png\",\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
        "findings": [
          "error: \"icon.png\" is not a PNG image, so mcpb refuses the file"
        ]
      },
      {
        "title": "A folder that is built later",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"icon\": \"icon.png\",\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "what is looked at, and what only earns a warning",
        "source": "@anthropic-ai/mcpb 2.1.2, run and read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/mcpb-icon.md"
  },
  {
    "id": "mcpb-key-unknown",
    "category": "correctness",
    "severity": "error",
    "summary": "A key in the manifest of a bundle that is not known there",
    "why": "Every object of the manifest is closed. One key too many, and `mcpb pack` stops and Claude Desktop does not install the bundle.",
    "fix": "Use the key that is meant, or keep data for others under a name of your own in `_meta`.",
    "examples": [
      {
        "title": "Where a program came from",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"id\": \"com.acme.weather\",\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": [
          "error: mcpb knows no \"id\" here, and refuses a file with a key that it does not know"
        ]
      },
      {
        "title": "A secret by another word, and the schema of a tool",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"tools\": [{ \"name\": \"forecast\", \"inputSchema\": { \"type\": \"object\" } }],\n  \"user_config\": { \"api_key\": { \"type\": \"string\", \"title\": \"Key\", \"description\": \"Of your account\", \"is_secret\": true, \"sensitive\": true } },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"--key\", \"${user_config.api_key}\", \"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": [
          "error: mcpb knows no \"inputSchema\" here, and refuses a file with a key that it does not know",
          "error: mcpb knows no \"is_secret\" here, and refuses a file with a key that it does not know"
        ]
      },
      {
        "title": "A misspelt key",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"entrypoint\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": [
          "error: mcpb knows no \"entrypoint\" here, and refuses a file with a key that it does not know"
        ]
      },
      {
        "title": "Data for others",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"_meta\": { \"com.acme\": { \"id\": \"weather\" } },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "unknown keys are refused at every level",
        "source": "@anthropic-ai/mcpb 2.1.2, run",
        "date": "2026-11-18"
      },
      {
        "claim": "what people wrote",
        "source": "PsychQuant/che-ical-mcp#138, zoharbabin/web-researcher-mcp#571, Enreign/productboard-mcp#26",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/mcpb-key-unknown.md"
  },
  {
    "id": "mcpb-newer-feature",
    "category": "correctness",
    "severity": "error",
    "summary": "A part of a bundle’s manifest that its version does not have yet",
    "why": "The manifest is judged by the version it names. What came later is an unknown key or an unknown kind of server there.",
    "fix": "Raise `manifest_version`, or do without.",
    "examples": [
      {
        "title": "Icons in version 0.2",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.2\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"icons\": [{ \"src\": \"icon.png\", \"size\": \"16x16\" }],\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": [
          "error: \"icons\" came with version 0.3, and the manifest is one of 0.2, so mcpb refuses it"
        ]
      },
      {
        "title": "A server that uv starts",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"uv\", \"entry_point\": \"src/server.py\", \"mcp_config\": { \"command\": \"uv\" } }\n}\n",
        "findings": [
          "error: \"uv\" came with version 0.4, and the manifest is one of 0.3, so mcpb refuses it"
        ]
      },
      {
        "title": "A kind that there is not",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"deno\", \"entry_point\": \"server.ts\", \"mcp_config\": { \"command\": \"deno\" } }\n}\n",
        "findings": [
          "error: \"type\" of the server is \"deno\"; it can be \"binary\", \"node\" or \"python\", so mcpb refuses the file"
        ]
      },
      {
        "title": "The version that has them",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.4\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"icons\": [{ \"src\": \"icon.png\", \"size\": \"16x16\" }],\n  \"server\": { \"type\": \"uv\", \"entry_point\": \"src/server.py\", \"mcp_config\": { \"command\": \"uv\" } }\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "privacy_policies since 0.2; icons, localization and _meta since 0.3; uv since 0.4",
        "source": "@anthropic-ai/mcpb 2.1.2, run",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/mcpb-newer-feature.md"
  },
  {
    "id": "mcpb-semver",
    "category": "correctness",
    "severity": "warning",
    "summary": "A version of a bundle that is not a semantic one",
    "why": "The specification asks for three numbers, so that clients can offer updates. `mcpb` takes any text.",
    "fix": "Write three numbers.",
    "examples": [
      {
        "title": "Two numbers",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": [
          "warning: \"1.2\" is not a semantic version, so newer bundles cannot be told from older ones"
        ]
      },
      {
        "title": "Three numbers, and a version that the build fills in",
        "path": "manifest.json, template/manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"2.0.0-beta.17\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n\n{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"{{VERSION}}\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "version: semantic versioning",
        "source": "modelcontextprotocol/mcpb MANIFEST.md",
        "date": "2025-12-03"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/mcpb-semver.md"
  },
  {
    "id": "mcpb-sensitive",
    "category": "security",
    "severity": "warning",
    "summary": "A secret setting of a bundle that is not marked as one",
    "why": "Only what is `sensitive` is masked when it is typed and kept in the store of the system for secrets.",
    "fix": "Add `\"sensitive\": true`, or `false` where it is no secret.",
    "examples": [
      {
        "title": "A key in plain sight",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"], \"env\": { \"KEY\": \"${user_config.api_key}\" } } },\n  \"user_config\": { \"api_key\": { \"type\": \"string\", \"title\": \"Key\", \"description\": \"Of your account\" } }\n}\n",
        "findings": [
          "warning: \"api_key\" looks like a secret, and is shown and stored like any other setting"
        ]
      },
      {
        "title": "A secret",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"], \"env\": { \"KEY\": \"${user_config.api_key}\" } } },\n  \"user_config\": { \"api_key\": { \"type\": \"string\", \"title\": \"Key\", \"description\": \"Of your account\", \"sensitive\": true } }\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "sensitive settings are masked and kept in a secure store",
        "source": "modelcontextprotocol/mcpb MANIFEST.md",
        "date": "2025-12-03"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/mcpb-sensitive.md"
  },
  {
    "id": "mcpb-user-config",
    "category": "correctness",
    "severity": "warning",
    "summary": "A setting of a bundle that nobody asks for, or that nobody gets",
    "why": "The client asks the user for what stands in `user_config`, and puts the answer where `${user_config.name}` stands. A name that is written otherwise is left as it is.",
    "fix": "Write the same name in both places.",
    "examples": [
      {
        "title": "Another name",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\", \"--city=${user_config.town}\"] } },\n  \"user_config\": { \"city\": { \"type\": \"string\", \"title\": \"City\", \"description\": \"Where you are\" } }\n}\n",
        "findings": [
          "warning: the bundle does not ask for \"town\"; the text reaches the server as it stands",
          "warning: the user is asked for \"city\", and the server never gets it"
        ]
      },
      {
        "title": "In the script of a shell",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"sh\", \"args\": [\"-c\", \"exec weather ${user_config.city} ${PWD}\"] } },\n  \"user_config\": { \"city\": { \"type\": \"string\", \"title\": \"City\", \"description\": \"Where you are\" } }\n}\n",
        "findings": []
      },
      {
        "title": "The same name",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\", \"--city=${user_config.city}\"] } },\n  \"user_config\": { \"city\": { \"type\": \"string\", \"title\": \"City\", \"description\": \"Where you are\" } }\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "references that are not declared stay as they are, and \"mcpb validate\" says nothing of it",
        "source": "@anthropic-ai/mcpb 2.1.2, run and read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/mcpb-user-config.md"
  },
  {
    "id": "mcpb-uv-config",
    "category": "correctness",
    "severity": "error",
    "summary": "A bundle for uv without the command to start it",
    "why": "The documentation says that a server of the type `uv` needs no `mcp_config`. The released `mcpb` refuses a manifest without it, the project’s own example among them.",
    "fix": "Add the command.",
    "examples": [
      {
        "title": "As documented",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.4\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"uv\", \"entry_point\": \"src/server.py\" }\n}\n",
        "findings": [
          "error: the server has no \"mcp_config\", so mcpb refuses the file"
        ]
      },
      {
        "title": "With a command",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.4\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"uv\", \"entry_point\": \"src/server.py\", \"mcp_config\": { \"command\": \"uv\", \"args\": [\"run\", \"${__dirname}/src/server.py\"] } }\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "refused without mcp_config",
        "source": "@anthropic-ai/mcpb 2.1.2, run",
        "date": "2026-11-18"
      },
      {
        "claim": "optional for uv in the source that follows",
        "source": "modelcontextprotocol/mcpb bec493b src/schemas/0.4.ts, read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/mcpb-uv-config.md"
  },
  {
    "id": "mcpb-variable",
    "category": "correctness",
    "severity": "warning",
    "summary": "A variable that bundles do not have",
    "why": "In `mcp_config` a bundle fills in its own folder, a few folders of the user, and what it has asked the user for. The environment of the user is none of it.",
    "fix": "Ask for the value in `user_config`, and refer to it.",
    "examples": [
      {
        "title": "A variable of the environment",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"], \"env\": { \"WEATHER_KEY\": \"${WEATHER_KEY}\" } } }\n}\n",
        "findings": [
          "warning: \"${WEATHER_KEY}\" is none of a bundle's variables; the text reaches the server as it stands"
        ]
      },
      {
        "title": "A folder by another name",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"], \"env\": { \"CACHE\": \"${DOWNLOAD}/weather\" } } }\n}\n",
        "findings": [
          "warning: \"${DOWNLOAD}\" is none of a bundle's variables; the text reaches the server as it stands"
        ]
      },
      {
        "title": "What there is",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"], \"env\": { \"CACHE\": \"${HOME}${/}weather\" } } }\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "__dirname, HOME, DESKTOP, DOCUMENTS, DOWNLOADS, pathSeparator and / are filled in",
        "source": "modelcontextprotocol/mcpb MANIFEST.md",
        "date": "2025-12-03"
      },
      {
        "claim": "what is not known stays as it is",
        "source": "@anthropic-ai/mcpb 2.1.2, read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/mcpb-variable.md"
  },
  {
    "id": "mcpb-version",
    "category": "correctness",
    "severity": "error",
    "summary": "The manifest of a bundle that names no version of its format, or one that does not exist",
    "why": "The version decides which keys there are. Without one, or with one that `mcpb` does not know, nothing is packed and nothing is installed.",
    "fix": "Write `\"manifest_version\": \"0.3\"`, as a string.",
    "examples": [
      {
        "title": "No version",
        "path": "manifest.json",
        "text": "{\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": [
          "error: the file has no \"manifest_version\", so mcpb refuses it"
        ]
      },
      {
        "title": "A number, and a version that does not exist",
        "path": "manifest.json, other/manifest.json",
        "text": "{\n  \"manifest_version\": 1,\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n\n{\n  \"manifest_version\": \"1.0\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": [
          "error: \"manifest_version\" names no version that mcpb knows, so it refuses the file",
          "error: \"manifest_version\" names no version that mcpb knows, so it refuses the file"
        ]
      },
      {
        "title": "The name of before",
        "path": "manifest.json",
        "text": "{\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"dxt_version\": \"0.1\",\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": [
          "warning: \"dxt_version\" is the name from before these bundles were called MCPB"
        ]
      },
      {
        "title": "Two that differ",
        "path": "manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"dxt_version\": \"0.1\",\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n",
        "findings": [
          "error: \"dxt_version\" is not \"0.3\" like the other one, so mcpb refuses the file"
        ]
      },
      {
        "title": "A version, and the manifest of a browser’s extension",
        "path": "manifest.json, extension/manifest.json",
        "text": "{\n  \"manifest_version\": \"0.3\",\n  \"name\": \"weather\",\n  \"version\": \"1.2.0\",\n  \"description\": \"Weather and forecasts\",\n  \"author\": { \"name\": \"Acme\" },\n  \"server\": { \"type\": \"node\", \"entry_point\": \"server/index.js\", \"mcp_config\": { \"command\": \"node\", \"args\": [\"${__dirname}/server/index.js\"] } }\n}\n\n{ \"manifest_version\": 3, \"name\": \"Weather\", \"version\": \"1.0\" }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "versions 0.1 to 0.4 as strings; \"dxt_version\" is taken instead",
        "source": "@anthropic-ai/mcpb 2.1.2, run",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/mcpb-version.md"
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
        "title": "Codebuff takes all that follows a \"$\" for a name, and loads nothing when there is no such variable",
        "path": ".agents/mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"env\": { \"DB_URL\": \"${DB_URL}\" } } } }\n",
        "findings": [
          "error: \"${DB_URL}\" may not stand in this file, so Codebuff loads nothing from the file, without a word"
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
        "claim": "a value of env that begins with \"$\" is the name of a variable; one that is not set loses the file",
        "source": "CodebuffAI/codebuff 13a6ee1, read",
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
    "id": "secret-literal",
    "category": "security",
    "severity": "error",
    "summary": "A token, key or password in a file that git publishes",
    "why": "Whoever can read the repository can use it, and its history keeps it. Found are tokens by the shapes of some ninety providers, private keys, JSON web tokens, `Basic` headers, passwords in addresses, and values without a shape that a program must have made up, under a name that says key, token, secret or password. Variables, placeholders and values that documentation prints are none. In a file that git ignores the same is an info.",
    "fix": "Write a variable in the syntax of the client, and revoke what has been published.",
    "examples": [
      {
        "title": "A token in the environment of a server",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"supabase\": { \"command\": \"supabase-mcp\", \"env\": { \"SUPABASE_ACCESS_TOKEN\": \"sbp_a1b2c3d4e5a1b2c3d4e5a1b2c3d4e5a1b2c3d4e5\" } } } }\n",
        "findings": [
          "error: a Supabase token stands in \"SUPABASE_ACCESS_TOKEN\" in \"env\" of server \"supabase\", and git does not ignore this file"
        ]
      },
      {
        "title": "Glued to its flag",
        "path": ".vscode/mcp.json",
        "text": "{ \"servers\": { \"figma\": { \"command\": \"figma-mcp\", \"args\": [\"--figma-api-key=figd_a1B2c3D4e5a1B2c3D4e5a1B2c3D4e5a1B2c3D4e5\"] } } }\n",
        "findings": [
          "error: a Figma token stands in item 1 of \"args\" of server \"figma\", and git does not ignore this file"
        ]
      },
      {
        "title": "A password in the address of a database",
        "path": "claude_desktop_config.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"pg-mcp\", \"args\": [\"postgresql://me:tr0ub4dor+3@db.acme-data.net/app\"] } } }\n",
        "findings": [
          "error: a password stands in item 1 of \"args\" of server \"db\", and git does not ignore this file"
        ]
      },
      {
        "title": "No shape, but a name that says key",
        "path": ".codex/config.toml",
        "text": "[mcp_servers.exa]\ncommand = \"exa-mcp\"\n\n[mcp_servers.exa.env]\nEXA_API_KEY = \"7c9e6679-7425-40de-944b-e07fc1f90ae7\"\n",
        "findings": [
          "error: what looks like a live key stands in \"EXA_API_KEY\" in \"env\" of server \"exa\", and git does not ignore this file"
        ]
      },
      {
        "title": "Variables, defaults of a local database, and an example that documentation prints",
        "path": ".mcp.json",
        "text": "{ \"mcpServers\": { \"db\": { \"command\": \"db-mcp\", \"args\": [\"postgresql://postgres:postgres@localhost/app\"], \"env\": { \"API_KEY\": \"${API_KEY}\", \"AWS_ACCESS_KEY_ID\": \"AKIAIOSFODNN7EXAMPLE\" } } } }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "shapes of tokens, each list with its source and date: src/model/secrets/token-shapes.ts",
        "source": "gitleaks 009e025 and what providers document",
        "date": "2026-11-18"
      },
      {
        "claim": "measured on real files: docs/secrets.md",
        "source": "scripts/secrets-recall.mjs",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/secret-literal.md"
  },
  {
    "id": "server-file-missing",
    "category": "correctness",
    "severity": "error",
    "summary": "A path to a file with servers that is not there",
    "why": "A plugin names the file with its servers. When it is not there, Claude Code skips it and says nothing; a path that does not begin with `./` or leads out of the plugin costs the whole manifest.",
    "fix": "Write the path from the folder of the plugin, with `./` before it.",
    "examples": [
      {
        "title": "A file that was renamed",
        "path": ".claude-plugin/plugin.json",
        "text": "{ \"name\": \"weather\", \"mcpServers\": \"./servers.json\" }\n",
        "findings": [
          "error: there is no \"./servers.json\", and Claude Code loads none of its servers, without a word"
        ]
      },
      {
        "title": "A path without its beginning, and one that leads out",
        "path": ".claude-plugin/plugin.json, servers.json",
        "text": "{ \"name\": \"weather\", \"mcpServers\": [\"servers.json\", \"./../servers.json\"] }\n\n{ \"mcpServers\": {} }\n",
        "findings": [
          "error: the path \"servers.json\" does not begin with \"./\", so Claude Code refuses the file",
          "error: the path \"./../servers.json\" has \"..\" in it, so Claude Code refuses the file"
        ]
      },
      {
        "title": "A file of the plugin, and a bundle from the web",
        "path": ".claude-plugin/plugin.json, servers.json",
        "text": "{ \"name\": \"weather\", \"mcpServers\": [\"./servers.json\", \"https://example.com/weather.mcpb\"] }\n\n{ \"mcpServers\": {} }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "a missing file is skipped without a report; paths begin with \"./\" and have no \"..\"",
        "source": "Claude Code 2.1.326, \"claude plugin validate\" run",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-file-missing.md"
  },
  {
    "id": "server-json-argument",
    "category": "correctness",
    "severity": "error",
    "summary": "An argument of a package that the registry does not take",
    "why": "A named argument is a flag and its value, apart from each other; a positional one has a value, or a hint that names it for the user.",
    "fix": "Write the flag as `name` and what follows it as `value` or `default`.",
    "examples": [
      {
        "title": "A flag with its value",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" }, \"packageArguments\": [{ \"type\": \"named\", \"name\": \"--port 8080\" }] }]\n}\n",
        "findings": [
          "error: the name of an argument holds no blank, \"$\", \"<\" or \">\", so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "A value with its flag",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" }, \"packageArguments\": [{ \"type\": \"named\", \"name\": \"--port\", \"value\": \"--port=8080\" }] }]\n}\n",
        "findings": [
          "error: \"value\" begins with the name \"--port\" itself, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "A position without anything",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" }, \"packageArguments\": [{ \"type\": \"positional\", \"description\": \"A folder\" }] }]\n}\n",
        "findings": [
          "error: the argument has neither \"value\" nor \"valueHint\", so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "Flags and positions",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" }, \"packageArguments\": [{ \"type\": \"named\", \"name\": \"--port\", \"value\": \"8080\" }, { \"type\": \"positional\", \"valueHint\": \"folder\" }, { \"type\": \"positional\", \"value\": \"serve\" }] }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "names without blanks, \"$\", \"<\" and \">\", values that do not begin with the name",
        "source": "modelcontextprotocol/registry internal/validators/validators.go, read",
        "date": "2026-11-18"
      },
      {
        "claim": "a positional argument needs \"value\" or \"valueHint\"",
        "source": "the registry’s schema of 2025-12-11, read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-argument.md"
  },
  {
    "id": "server-json-duplicate",
    "category": "correctness",
    "severity": "warning",
    "summary": "The same thing twice in server.json",
    "why": "An address belongs to one entry of the registry; a second variable of one name leaves open which of the two counts.",
    "fix": "Remove one of them.",
    "examples": [
      {
        "title": "An address twice",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }, { \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "warning: two remote servers of the file have the same address and transport"
        ]
      },
      {
        "title": "A variable and a package twice",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" }, \"environmentVariables\": [{ \"name\": \"CITY\" }, { \"name\": \"CITY\", \"default\": \"Rome\" }] },\n    { \"registryType\": \"oci\", \"identifier\": \"ghcr.io/acme/weather:1.2.0\", \"transport\": { \"type\": \"stdio\" } }, { \"registryType\": \"oci\", \"identifier\": \"ghcr.io/acme/weather:1.2.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n",
        "findings": [
          "warning: the package has two variables of the name \"CITY\"",
          "warning: the package \"ghcr.io/acme/weather:1.2.0\" is listed twice in the same way"
        ]
      },
      {
        "title": "One package in two ways",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }, { \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"streamable-http\", \"url\": \"http://localhost:3000/mcp\" } }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "another entry may not have the address of a remote server",
        "source": "modelcontextprotocol/registry, read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-duplicate.md"
  },
  {
    "id": "server-json-key-unknown",
    "category": "correctness",
    "severity": "warning",
    "summary": "A key of server.json that the registry does not know",
    "why": "The schema allows further keys, the registry does not: it answers \"unexpected property\", and nothing is published.",
    "fix": "Remove the key, or put it under the key for the publisher’s own data in `_meta`.",
    "examples": [
      {
        "title": "A license",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"license\": \"MIT\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" }, \"environmentVariables\": [{ \"name\": \"CITY\", \"required\": true }] }]\n}\n",
        "findings": [
          "warning: the MCP Registry knows no \"license\" here, and refuses files with keys that it does not know",
          "warning: the MCP Registry knows no \"required\" here, and refuses files with keys that it does not know"
        ]
      },
      {
        "title": "Known keys",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"websiteUrl\": \"https://weather.example.com\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" }, \"environmentVariables\": [{ \"name\": \"CITY\", \"isRequired\": true }] }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "the registry refused \"license\" as an unexpected property",
        "source": "msaad00/agent-bom#617",
        "date": "2026-03-11"
      },
      {
        "claim": "old names of keys are unexpected properties",
        "source": "modelcontextprotocol/registry#550",
        "date": "2025-09-25"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-key-unknown.md"
  },
  {
    "id": "server-json-link",
    "category": "correctness",
    "severity": "error",
    "summary": "A home page or an icon that is not an address with https",
    "why": "The registry takes absolute addresses with https only; the protocol allows icons as data, the registry does not.",
    "fix": "Put the image on the web, and write its address.",
    "examples": [
      {
        "title": "A home page without encryption",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"websiteUrl\": \"http://weather.example.com\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "error: \"websiteUrl\" is not an absolute address with https, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "An icon as data, and one in the repository",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"icons\": [{ \"src\": \"data:image/png;base64,iVBORw0KGgo=\" }, { \"src\": \"./icon.png\" }],\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "error: \"src\" is not an absolute address with https, so the MCP Registry refuses the file",
          "error: \"src\" is not an absolute address with https, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "Addresses with https",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"websiteUrl\": \"https://weather.example.com\", \"icons\": [{ \"src\": \"https://weather.example.com/icon.png\" }],\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "websiteUrl and src of icons are absolute and https",
        "source": "modelcontextprotocol/registry internal/validators/validators.go, read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-link.md"
  },
  {
    "id": "server-json-mcp-name",
    "category": "correctness",
    "severity": "error",
    "summary": "A package that names another server than the description, or none",
    "why": "Whoever publishes a description has to own its packages, so each package names its server: `mcpName` in `package.json`, `mcp-name: …` in the README of a Python package, a label of an image. The registry compares the names letter by letter, capitals included. Looked at are files beside `server.json`, and only where they make a package of the listed name.",
    "fix": "Write the name of the server into the package, publish the package, then the description.",
    "examples": [
      {
        "title": "Other capitals",
        "path": "server.json, package.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n\n{ \"name\": \"@acme/weather\", \"version\": \"1.2.0\", \"mcpName\": \"io.github.Acme/weather\" }\n",
        "findings": [
          "error: the package calls its server \"io.github.Acme/weather\" in package.json, so the MCP Registry does not take it"
        ]
      },
      {
        "title": "No name at all",
        "path": "server.json, package.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n\n{ \"name\": \"@acme/weather\", \"version\": \"1.2.0\" }\n",
        "findings": [
          "warning: the package names no server in package.json, so the MCP Registry does not take it"
        ]
      },
      {
        "title": "The README of a Python package",
        "path": "server.json, pyproject.toml, README.md",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"pypi\", \"identifier\": \"acme-weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n\n[project]\nname = \"acme_weather\"\nversion = \"1.2.0\"\nreadme = \"README.md\"\n\n# Weather\n\n<!-- mcp-name: io.github.acme/weather-server -->\n",
        "findings": [
          "error: the package calls its server \"io.github.acme/weather-server\" in README.md, so the MCP Registry does not take it"
        ]
      },
      {
        "title": "The label of an image",
        "path": "server.json, Dockerfile",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"oci\", \"identifier\": \"ghcr.io/acme/weather:1.2.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n\nFROM node:24\nLABEL io.modelcontextprotocol.server.name=\"io.github.acme/wether\"\n",
        "findings": [
          "error: the package calls its server \"io.github.acme/wether\" in Dockerfile, so the MCP Registry does not take it"
        ]
      },
      {
        "title": "The same name, and the file of another package",
        "path": "server.json, package.json, tools/server.json, tools/package.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n\n{ \"name\": \"@acme/weather\", \"version\": \"1.2.0\", \"mcpName\": \"io.github.acme/weather\" }\n\n{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n\n{ \"name\": \"@acme/tools\", \"private\": true }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "npm: mcpName equals the name; PyPI: the README has \"mcp-name: \" and the name; images: the label",
        "source": "modelcontextprotocol/registry internal/validators/registries, read",
        "date": "2026-11-18"
      },
      {
        "claim": "publishing failed for a difference",
        "source": "modelcontextprotocol/registry#1525, #1372",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-mcp-name.md"
  },
  {
    "id": "server-json-meta",
    "category": "correctness",
    "severity": "warning",
    "summary": "Metadata of server.json that the registry drops or refuses",
    "why": "Only what stands under `io.modelcontextprotocol.registry/publisher-provided` is kept, up to 4096 bytes. Everything else of `_meta` is lost, and some releases of the registry refuse it.",
    "fix": "Put the data under that key, and keep them small.",
    "examples": [
      {
        "title": "A key of one’s own",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"_meta\": { \"tools\": [\"forecast\"] },\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "warning: the MCP Registry keeps nothing of \"tools\" in \"_meta\""
        ]
      },
      {
        "title": "Too much",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"_meta\": { \"io.modelcontextprotocol.registry/publisher-provided\": { \"notes\": \"nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\" } },\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "error: the publisher's data have 4108 bytes; the MCP Registry takes 4096 and refuses the file"
        ]
      },
      {
        "title": "Data of the publisher",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"_meta\": { \"io.modelcontextprotocol.registry/publisher-provided\": { \"tools\": [\"forecast\"] } },\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "other keys are dropped",
        "source": "modelcontextprotocol/registry docs/reference/server-json/official-registry-requirements.md",
        "date": "2026-11-18"
      },
      {
        "claim": "at most 4096 bytes",
        "source": "modelcontextprotocol/registry internal/validators/validators.go, read",
        "date": "2026-11-18"
      },
      {
        "claim": "\"_meta.tools\" was refused",
        "source": "msaad00/agent-bom#320",
        "date": "2026-03-07"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-meta.md"
  },
  {
    "id": "server-json-name",
    "category": "correctness",
    "severity": "error",
    "summary": "A name of a server that the registry does not take",
    "why": "The name is the reversed name of a domain or of a GitHub account, one slash, and the name of the server. Both parts begin and end with a letter or digit.",
    "fix": "Write a name such as `io.github.user/weather`.",
    "examples": [
      {
        "title": "No namespace",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "error: the name \"weather\" has no slash, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "Two slashes",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/tools/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "error: the name \"io.github.acme/tools/weather\" has more than one slash, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "An underscore in the namespace",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme_inc/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "error: the name \"io.github.acme_inc/weather\" holds more than letters, digits, \".\" and \"-\" before the slash, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "A hyphen at the end",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather-\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "error: the name \"io.github.acme/weather-\" does not begin and end its second part with a letter or digit, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "A name, and one that is filled in later",
        "path": "server.json, template/server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n\n{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"<<RepositoryName>>\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "one slash, and the pattern of each part",
        "source": "modelcontextprotocol/registry internal/validators/validators.go, read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-name.md"
  },
  {
    "id": "server-json-namespace-casing",
    "category": "correctness",
    "severity": "warning",
    "summary": "A namespace that differs from the GitHub account in its capitals",
    "why": "Whoever is signed in as `Acme` may publish under `io.github.Acme/` and under nothing else: capitals count. `mcp-publisher validate` does not notice.",
    "fix": "Write the account as GitHub shows it, here and in `mcpName`.",
    "examples": [
      {
        "title": "Small letters",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"repository\": { \"url\": \"https://github.com/Acme/weather\", \"source\": \"github\" },\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "warning: the name has \"acme\", the repository \"Acme\"; the MCP Registry tells the two apart"
        ]
      },
      {
        "title": "Another account",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"repository\": { \"url\": \"https://github.com/Sunshine/weather\", \"source\": \"github\" },\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "publishing failed until the namespace had the capitals of the account",
        "source": "HelpCode-ai/anythingmcp#614, AkashGoenka/coldstart#90, DollhouseMCP/mcp-server#1374",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-namespace-casing.md"
  },
  {
    "id": "server-json-nothing-to-run",
    "category": "clarity",
    "severity": "warning",
    "summary": "A description of a server that nobody can start or reach",
    "why": "The registry takes it, and lists a server that no client can use.",
    "fix": "Add the package that starts it, or the address at which it runs.",
    "examples": [
      {
        "title": "Neither of the two",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\"\n}\n",
        "findings": [
          "warning: the file lists neither packages nor remote servers, so no client can use the server"
        ]
      },
      {
        "title": "An empty list",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": []\n}\n",
        "findings": [
          "warning: the file lists neither packages nor remote servers, so no client can use the server"
        ]
      },
      {
        "title": "A package",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "the schema asks for neither",
        "source": "the registry’s schema of 2025-12-11, read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-nothing-to-run.md"
  },
  {
    "id": "server-json-package",
    "category": "correctness",
    "severity": "error",
    "summary": "A package that the registry does not take",
    "why": "Each kind of package has a form of its own: a name and a version, an image with its tag, the address of a bundle with its checksum. The registry looks the package up and refuses the file when it cannot.",
    "fix": "Write the package in the form of its kind.",
    "examples": [
      {
        "title": "No kind, and one that is not known",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }, { \"registryType\": \"docker\", \"identifier\": \"acme/weather:1.2.0\", \"transport\": { \"type\": \"stdio\" } }],\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "error: the package has no \"registryType\", so the MCP Registry refuses the file",
          "error: the MCP Registry knows no packages of the type \"docker\", so it refuses the file"
        ]
      },
      {
        "title": "A kind that only newer registries take",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"cargo\", \"identifier\": \"weather-mcp\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n",
        "findings": [
          "warning: packages of the type \"cargo\" are new, and no revision of the format names them"
        ]
      },
      {
        "title": "An image without a tag",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"oci\", \"identifier\": \"ghcr.io/acme/weather\", \"transport\": { \"type\": \"stdio\" } }]\n}\n",
        "findings": [
          "warning: the image has neither a tag nor a digest; the MCP Registry asks for one, and users get whatever is newest"
        ]
      },
      {
        "title": "A bundle by its path, one without a checksum, and a checksum in capitals",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"mcpb\", \"identifier\": \"dist/weather.mcpb\", \"fileSha256\": \"fe333e598595000ae021bd27117db32ec69af6987f507ba7a63c90638ff633ce\", \"transport\": { \"type\": \"stdio\" } },\n    { \"registryType\": \"mcpb\", \"identifier\": \"https://github.com/acme/weather/releases/download/v1/weather.mcpb\", \"transport\": { \"type\": \"stdio\" } },\n    { \"registryType\": \"mcpb\", \"identifier\": \"https://github.com/acme/weather/releases/download/v1/weather.zip\", \"fileSha256\": \"FE333E598595000AE021BD27117DB32EC69AF6987F507BA7A63C90638FF633CE\", \"transport\": { \"type\": \"stdio\" } }]\n}\n",
        "findings": [
          "error: the bundle is no address with https, so the MCP Registry refuses the file",
          "warning: the bundle has no \"fileSha256\", so the MCP Registry refuses the file",
          "error: the address of the bundle has no \"mcp\" in it, so the MCP Registry refuses the file",
          "error: \"fileSha256\" is not 64 digits and small letters a to f, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "A blank in a name",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather server\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n",
        "findings": [
          "error: the identifier holds a blank, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "No version, and keys of another kind",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"pypi\", \"identifier\": \"acme-weather\", \"transport\": { \"type\": \"stdio\" } },\n    { \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"fileSha256\": \"fe333e598595000ae021bd27117db32ec69af6987f507ba7a63c90638ff633ce\", \"transport\": { \"type\": \"stdio\" } },\n    { \"registryType\": \"oci\", \"identifier\": \"ghcr.io/acme/weather:1.2.0\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n",
        "findings": [
          "error: a package of the type \"pypi\" has to name its version, so the MCP Registry refuses the file",
          "error: a package of the type \"npm\" must not have \"fileSha256\", so the MCP Registry refuses the file",
          "error: a package of the type \"oci\" must not have \"version\", so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "One of each kind",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }, { \"registryType\": \"oci\", \"identifier\": \"ghcr.io/acme/weather:1.2.0\", \"transport\": { \"type\": \"stdio\" } },\n    { \"registryType\": \"mcpb\", \"identifier\": \"https://github.com/acme/weather/releases/download/v1/weather.mcpb\", \"fileSha256\": \"fe333e598595000ae021bd27117db32ec69af6987f507ba7a63c90638ff633ce\", \"transport\": { \"type\": \"stdio\" } }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "types, blanks, addresses of bundles, versions, keys that a kind must not have",
        "source": "modelcontextprotocol/registry internal/validators, read",
        "date": "2026-11-18"
      },
      {
        "claim": "the checksum of bundles, the tag of images",
        "source": "modelcontextprotocol/registry docs/reference/server-json",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-package.md"
  },
  {
    "id": "server-json-removed-field",
    "category": "correctness",
    "severity": "warning",
    "summary": "A field of server.json that only the registry sets",
    "why": "The status of a server and the official metadata were taken out of the file in September 2025. The registry refuses keys that it does not know.",
    "fix": "Remove the field.",
    "examples": [
      {
        "title": "A status",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"status\": \"active\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "warning: \"status\" is no part of the file since 2025-09-29; the MCP Registry sets it itself"
        ]
      },
      {
        "title": "Data of the publisher",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"_meta\": { \"io.modelcontextprotocol.registry/publisher-provided\": { \"tool\": \"ci\" } },\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "\"status\" and the official part of \"_meta\" were removed in the revision of 2025-09-29",
        "source": "modelcontextprotocol/registry docs/reference/server-json/CHANGELOG.md",
        "date": "2025-12-11"
      },
      {
        "claim": "a file had to lose its \"status\" to be published",
        "source": "apify/apify-mcp-server#418",
        "date": "2026-01-29"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-removed-field.md"
  },
  {
    "id": "server-json-repository",
    "category": "correctness",
    "severity": "error",
    "summary": "A repository that the registry does not take",
    "why": "The registry knows repositories at GitHub and GitLab, by the address that a browser shows, and folders within them by a plain relative path.",
    "fix": "Correct the address, or leave the repository out.",
    "examples": [
      {
        "title": "An address for cloning",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"repository\": { \"url\": \"git@github.com:acme/weather.git\", \"source\": \"github\" },\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "error: this is not the address of a repository at github, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "Another host",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"repository\": { \"url\": \"https://codeberg.org/acme/weather\", \"source\": \"codeberg\" },\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "error: the MCP Registry knows no repositories of \"codeberg\", so it refuses the file"
        ]
      },
      {
        "title": "A folder with a slash in front",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"repository\": { \"url\": \"https://github.com/acme/weather\", \"source\": \"github\", \"subfolder\": \"/packages/weather\" },\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "error: \"subfolder\" is not a plain relative path, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "Nested groups",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"repository\": { \"url\": \"https://gitlab.com/acme/tools/weather\", \"source\": \"gitlab\", \"subfolder\": \"packages/weather\" },\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "the patterns of addresses, and what a subfolder may be",
        "source": "modelcontextprotocol/registry internal/validators/utils.go, read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-repository.md"
  },
  {
    "id": "server-json-schema-url",
    "category": "correctness",
    "severity": "error",
    "summary": "A description of a server that names no revision of its format, or an old one",
    "why": "The registry checks the file against the revision that `$schema` names. Without one, or with one it does not have, publishing fails; releases of `mcp-publisher` have also refused every revision but the newest.",
    "fix": "Name the newest revision, and rename what it calls otherwise.",
    "examples": [
      {
        "title": "No revision",
        "path": "server.json",
        "text": "{ \"name\": \"io.github.acme/weather\", \"description\": \"Weather\", \"version\": \"1.0.0\", \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }] }\n",
        "findings": [
          "error: the file has no \"$schema\", so the MCP Registry refuses it"
        ]
      },
      {
        "title": "A revision that was never published",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-01-01/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "error: \"$schema\" names no revision that the MCP Registry has, so it refuses the file"
        ]
      },
      {
        "title": "An old revision",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-09-29/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "warning: \"$schema\" names the revision of 2025-09-29; publishers are asked for that of 2025-12-11"
        ]
      },
      {
        "title": "The newest revision",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/mcp\" }]\n}\n",
        "findings": []
      },
      {
        "title": "Another program’s file",
        "path": "server.json",
        "text": "{ \"name\": \"game\", \"port\": 8080, \"packages\": [\"core\"] }\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "an empty \"$schema\" and a revision that is not stored are errors",
        "source": "modelcontextprotocol/registry internal/validators/schema.go, read",
        "date": "2026-11-18"
      },
      {
        "claim": "mcp-publisher refused older revisions from October 2025 to February 2026",
        "source": "Daghis/teamcity-mcp#288, apify/apify-mcp-server#418",
        "date": "2026-02-05"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-schema-url.md"
  },
  {
    "id": "server-json-secret",
    "category": "security",
    "severity": "info",
    "summary": "A variable for a secret that is not marked as one",
    "why": "Clients ask the user for the variables of a package. Only those with `isSecret` are kept out of sight and out of plain files.",
    "fix": "Add `\"isSecret\": true`.",
    "examples": [
      {
        "title": "A key in plain sight",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" }, \"environmentVariables\": [{ \"name\": \"WEATHER_API_KEY\", \"isRequired\": true }] }]\n}\n",
        "findings": [
          "info: clients show the value of \"WEATHER_API_KEY\", which looks like a secret"
        ]
      },
      {
        "title": "A secret, and what is none",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" }, \"environmentVariables\": [{ \"name\": \"WEATHER_API_KEY\", \"isSecret\": true }, { \"name\": \"MAX_TOKENS\" }, { \"name\": \"TOKEN_FILE\" }] }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "isSecret: clients should handle the value securely",
        "source": "the registry’s schema of 2025-12-11, read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-secret.md"
  },
  {
    "id": "server-json-snake-case",
    "category": "correctness",
    "severity": "error",
    "summary": "A key of server.json under the name it had before September 2025",
    "why": "All keys were renamed from snake case to camel case. The registry does not know the old names and refuses the file.",
    "fix": "Write the new names.",
    "examples": [
      {
        "title": "A package and its variables as they were written at first",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registry_type\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" }, \"environment_variables\": [{ \"name\": \"API_KEY\", \"is_secret\": true }, { \"name\": \"LANG\", \"is_secret\": false }] }]\n}\n",
        "findings": [
          "error: \"registry_type\" has another name since 2025-09-16; the MCP Registry refuses the old one",
          "error: \"environment_variables\" has another name since 2025-09-16; the MCP Registry refuses the old one",
          "error: \"is_secret\" has another name since 2025-09-16; the MCP Registry refuses the old one (1 more place)"
        ]
      },
      {
        "title": "The names of today",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" }, \"environmentVariables\": [{ \"name\": \"API_KEY\", \"isSecret\": true }] }]\n}\n",
        "findings": []
      },
      {
        "title": "A variable of the user that is called so",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://weather.example.com/{is_required}\", \"variables\": { \"is_required\": { \"description\": \"Anything\" } } }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "the old names are unexpected properties, and \"registryType\" is missing",
        "source": "modelcontextprotocol/registry#550",
        "date": "2025-09-25"
      },
      {
        "claim": "twelve keys were renamed in the revision of 2025-09-16",
        "source": "modelcontextprotocol/registry docs/reference/server-json/CHANGELOG.md",
        "date": "2025-12-11"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-snake-case.md"
  },
  {
    "id": "server-json-transport",
    "category": "correctness",
    "severity": "error",
    "summary": "An address in server.json that the registry does not take",
    "why": "A package that speaks over standard input has no address; one that speaks HTTP has one on the machine of the user; a remote server has an address with https that everybody can reach.",
    "fix": "Write the address, or put the server where it belongs: into `packages` or into `remotes`.",
    "examples": [
      {
        "title": "Standard input with an address",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\", \"url\": \"http://localhost:3000/mcp\" } }]\n}\n",
        "findings": [
          "error: a transport of the type \"stdio\" has no \"url\", so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "An address without its beginning",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"streamable-http\", \"url\": \"localhost:3000/mcp\" } }]\n}\n",
        "findings": [
          "error: this is not an address with http or https, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "A remote server on the own machine",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"http://127.0.0.1:8765/mcp\" }]\n}\n",
        "findings": [
          "error: nobody else reaches \"127.0.0.1\", so the MCP Registry refuses it as a remote server"
        ]
      },
      {
        "title": "A remote server without encryption",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"http://weather.example.com/mcp\" }]\n}\n",
        "findings": [
          "error: the remote server has no address with https, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "The transport of before",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"sse\", \"url\": \"https://weather.example.com/sse\" }]\n}\n",
        "findings": [
          "info: the transport \"sse\" was replaced with Streamable HTTP; newer clients need not speak it"
        ]
      },
      {
        "title": "A port to choose, and a server for everybody",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"streamable-http\", \"url\": \"http://localhost:{PORT}/mcp\" }, \"environmentVariables\": [{ \"name\": \"PORT\", \"default\": \"3000\" }] }],\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://{tenant}.weather.example.com/mcp\", \"variables\": { \"tenant\": { \"description\": \"Your account\" } } }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "what an address may be in packages and in remotes",
        "source": "modelcontextprotocol/registry internal/validators, read",
        "date": "2026-11-18"
      },
      {
        "claim": "HTTP with SSE is deprecated",
        "source": "Model Context Protocol, revision 2025-03-26",
        "date": "2026-08-22"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-transport.md"
  },
  {
    "id": "server-json-variable",
    "category": "correctness",
    "severity": "error",
    "summary": "A variable in an address that nothing declares",
    "why": "In the address of a package `{name}` stands for an argument or a variable of the environment, in that of a remote server for an entry of its `variables`. The registry refuses an address with another name in it.",
    "fix": "Declare the variable, or correct its name.",
    "examples": [
      {
        "title": "A port that nobody asks for",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"streamable-http\", \"url\": \"http://localhost:{port}/mcp\" } }]\n}\n",
        "findings": [
          "error: the package has no \"port\", so the MCP Registry refuses the address"
        ]
      },
      {
        "title": "Another name, and one that is left over",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"remotes\": [{ \"type\": \"streamable-http\", \"url\": \"https://{tenant_id}.example.com/mcp\", \"variables\": { \"tenant\": { \"description\": \"Your account\" } } }]\n}\n",
        "findings": [
          "error: \"variables\" has no \"tenant_id\", so the MCP Registry refuses the address",
          "info: no address refers to the variable \"tenant\""
        ]
      },
      {
        "title": "Declared variables",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"streamable-http\", \"url\": \"http://localhost:{--port}/mcp\" }, \"packageArguments\": [{ \"type\": \"named\", \"name\": \"--port\", \"default\": \"3000\" }] }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "every name in braces is looked up among arguments, value hints and variables of the environment",
        "source": "modelcontextprotocol/registry internal/validators, read",
        "date": "2026-11-18"
      },
      {
        "claim": "variables of remote servers came in the revision of 2025-12-11",
        "source": "modelcontextprotocol/registry docs/reference/server-json/CHANGELOG.md",
        "date": "2025-12-11"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-variable.md"
  },
  {
    "id": "server-json-version-drift",
    "category": "correctness",
    "severity": "warning",
    "summary": "Versions of a server that have drifted apart",
    "why": "The registry lists the version of `server.json` and installs the version of its package. When only `package.json` or `pyproject.toml` was raised, users get the old package, or the publish fails because the version is already there.",
    "fix": "Raise all of them together.",
    "examples": [
      {
        "title": "A package that was raised alone",
        "path": "server.json, package.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n\n{ \"name\": \"@acme/weather\", \"version\": \"1.3.0\", \"mcpName\": \"io.github.acme/weather\" }\n",
        "findings": [
          "warning: the package has version \"1.2.0\" here and \"1.3.0\" in package.json"
        ]
      },
      {
        "title": "A server that was forgotten",
        "path": "server.json, pyproject.toml",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"pypi\", \"identifier\": \"acme-weather\", \"version\": \"1.3.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n\n[project]\nname = \"acme-weather\"\nversion = \"1.3.0\"\n",
        "findings": [
          "warning: the server has version \"1.2.0\", its package in pyproject.toml \"1.3.0\""
        ]
      },
      {
        "title": "One version everywhere, one that is set by a release, and a package from elsewhere",
        "path": "server.json, package.json, proxy/server.json, proxy/pyproject.toml",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n\n{ \"name\": \"@acme/weather\", \"version\": \"0.0.0-development\", \"mcpName\": \"io.github.acme/weather\" }\n\n{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"pypi\", \"identifier\": \"mcp-proxy\", \"version\": \"2.0.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n\n[project]\nname = \"acme-weather\"\nversion = \"1.2.0\"\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "the version of the server should be that of its package",
        "source": "modelcontextprotocol/registry docs, on versioning",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-version-drift.md"
  },
  {
    "id": "server-json-version-range",
    "category": "correctness",
    "severity": "error",
    "summary": "A range of versions, or \"latest\", where the registry wants one version",
    "why": "Every entry of the registry stands for one version that never changes.",
    "fix": "Write the version, and publish again with the next one.",
    "examples": [
      {
        "title": "The newest one",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"latest\", \"transport\": { \"type\": \"stdio\" } }]\n}\n",
        "findings": [
          "error: \"latest\" is no version, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "Ranges",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"^1.2.0\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.x\", \"transport\": { \"type\": \"stdio\" } }]\n}\n",
        "findings": [
          "error: \"^1.2.0\" is a range of versions, so the MCP Registry refuses the file",
          "error: \"1.x\" is a range of versions, so the MCP Registry refuses the file"
        ]
      },
      {
        "title": "One version",
        "path": "server.json",
        "text": "{\n  \"$schema\": \"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json\",\n  \"name\": \"io.github.acme/weather\",\n  \"description\": \"Weather and forecasts\",\n  \"version\": \"2026.1-x86\",\n  \"packages\": [{ \"registryType\": \"npm\", \"identifier\": \"@acme/weather\", \"version\": \"1.2.0\", \"transport\": { \"type\": \"stdio\" } }]\n}\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "\"latest\" is reserved, and four spellings of ranges are refused",
        "source": "modelcontextprotocol/registry internal/validators/validators.go, read",
        "date": "2026-11-18"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/server-json-version-range.md"
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
    "id": "smithery-former-key",
    "category": "compatibility",
    "severity": "off",
    "summary": "A file for Smithery as it was written at first",
    "why": "The file of the first generation told the host how to start the server. The command line reads a name, a target and a runtime today, and nothing else; the host still builds from the old keys. Off unless asked for: all 6 of the real files it was tried on have the old keys, and work.",
    "fix": "Follow the documentation of today where you deploy with the command line.",
    "examples": [
      {
        "title": "The first generation",
        "path": "smithery.yaml",
        "text": "startCommand:\n  type: stdio\n  configSchema:\n    type: object\n",
        "findings": []
      },
      {
        "title": "The file of today",
        "path": "smithery.yaml",
        "text": "name: weather\nruntime: typescript\ntarget: remote\n",
        "findings": []
      }
    ],
    "evidence": [
      {
        "claim": "name, target and runtime are read",
        "source": "smithery-ai/cli 4.x, read",
        "date": "2026-05-31"
      }
    ],
    "url": "https://github.com/mcp-lint/mcp-lint/blob/main/docs/rules/smithery-former-key.md"
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
        "title": "Codex takes neither",
        "path": ".codex/config.toml",
        "text": "[mcp_servers.docs]\ncommand = \"docs-mcp\"\nurl = \"https://docs.example.com/mcp\"\n",
        "findings": [
          "error: server \"docs\" has both \"command\" and \"url\", so Codex refuses the whole file"
        ]
      },
      {
        "title": "Two keys for the address, of which one decides",
        "path": ".qwen/settings.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"httpUrl\": \"https://docs.example.com/mcp\", \"url\": \"https://docs.example.com/sse\" } } }\n",
        "findings": [
          "warning: server \"docs\" has both \"httpUrl\" and \"url\"; Qwen Code uses \"httpUrl\" and ignores \"url\""
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
        "claim": "both refuse the file",
        "source": "Codex 0.169.0, run (cases 04, 25)",
        "date": "2026-11-18"
      },
      {
        "claim": "httpUrl wins",
        "source": "Gemini CLI 0.61.0, Qwen Code 0.24.4, run (case 26)",
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
        "title": "A remote server in a file for local ones",
        "path": "claude_desktop_config.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"url\": \"https://docs.example.com/mcp\" } } }\n",
        "findings": [
          "warning: Claude Desktop starts only local servers, and server \"docs\" has only a \"url\", so it skips the server"
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
        "claim": "an entry with only a url is refused, in older versions with the whole file",
        "source": "issues about Claude Desktop (tbxark/mcp-proxy#27, tadata-org/fastapi_mcp#6)",
        "date": "2026-11-18"
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
        "title": "Roo Code takes the older transport, and a server that speaks the newer one does not answer",
        "path": ".roo/mcp.json",
        "text": "{ \"mcpServers\": { \"docs\": { \"url\": \"https://docs.example.com/mcp\" } } }\n",
        "findings": [
          "warning: server \"docs\" has a \"url\" and no \"type\", so Roo Code speaks the older SSE transport with it"
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
        "claim": "a url without a type is sse",
        "source": "RooCodeInc/Roo-Code cb836567, read; Cline 3.0.65, run",
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
    "id": "amazonq",
    "name": "Amazon Q CLI",
    "formats": [
      {
        "id": "amazonq",
        "title": "Amazon Q's servers",
        "files": [
          ".amazonq/mcp.json"
        ],
        "userFiles": [
          "~/.aws/amazonq/mcp.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "amazonq-agent",
        "title": "an agent of Amazon Q CLI",
        "files": [
          ".amazonq/cli-agents/*.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "amazonq-editor",
        "title": "an agent of Amazon Q in code editors",
        "files": [
          ".amazonq/agents/*.json",
          ".amazonq/default.json"
        ],
        "userFiles": [
          "~/.aws/amazonq/agents/default.json",
          "~/.aws/amazonq/default.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:AQ"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:AQ"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:AQ"
      },
      {
        "question": "no map of servers",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:AQ"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:AQ"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:AQ"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:AQ"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start (with a message at the start of the chat)",
        "by": "H:AQ"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "H:AQ"
      },
      {
        "question": "a url without a type",
        "answer": "loads the server, which cannot start (an entry without \"type\" is taken for a local server)",
        "by": "H:AQ"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads the server, which cannot start (with a message at the start of the chat)",
        "by": "H:AQ"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:AQ"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:AQ"
      }
    ]
  },
  {
    "id": "amp",
    "name": "Amp",
    "formats": [
      {
        "id": "amp",
        "title": "Amp's settings",
        "files": [
          ".amp/settings.json",
          ".amp/settings.jsonc"
        ],
        "userFiles": [
          "~/.config/amp/settings.json",
          "~/.config/amp/settings.jsonc",
          "~/AppData/Roaming/amp/settings.json",
          "~/AppData/Roaming/amp/settings.jsonc"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "R:AMP"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file",
        "by": "R:AMP"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file",
        "by": "R:AMP"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "R:AMP"
      },
      {
        "question": "a map of another type",
        "answer": "fails on the whole file (\"amp mcp list\" ends with an error)",
        "by": "R:AMP"
      },
      {
        "question": "an entry that is no object",
        "answer": "loads the server, which cannot start (a string ends \"amp mcp list\" with an error)",
        "by": "R:AMP"
      },
      {
        "question": "a value of the wrong type",
        "answer": "loads it",
        "by": "R:AMP"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start",
        "by": "M:AMPD"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"url\" counts and the other is ignored",
        "by": "R:AMP"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "R:AMP"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads it",
        "by": "R:AMP"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "R:AMP"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it",
        "by": "R:AMP"
      }
    ]
  },
  {
    "id": "antigravity",
    "name": "Antigravity",
    "formats": [
      {
        "id": "antigravity",
        "title": "Antigravity's servers",
        "files": [
          ".agents/mcp_config.json",
          ".agent/mcp_config.json"
        ],
        "userFiles": [
          "~/.gemini/config/mcp_config.json",
          "~/.gemini/antigravity/mcp_config.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (agy does not start)",
        "by": "M:SKS"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "L:SKS"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "L:SKS"
      },
      {
        "question": "no map of servers",
        "answer": "loads nothing from the file, without a word",
        "by": "M:SKS"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (agy does not start)",
        "by": "M:SKS"
      },
      {
        "question": "an entry that is no object",
        "answer": "drops the server without a word",
        "by": "M:SKS"
      },
      {
        "question": "a value of the wrong type",
        "answer": "drops the server without a word",
        "by": "M:SKS"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start",
        "by": "M:SKS"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"url\" counts and the other is ignored",
        "by": "M:SKS"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "M:SKS"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads it",
        "by": "M:SKS"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "M:SKS"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it",
        "by": "M:SKS"
      }
    ]
  },
  {
    "id": "auggie",
    "name": "Auggie",
    "formats": [
      {
        "id": "auggie",
        "title": "Auggie's settings",
        "files": [
          ".augment/settings.json",
          ".augment/settings.local.json"
        ],
        "userFiles": [
          "~/.augment/settings.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "loads nothing from the file, without a word",
        "by": "R:AUG"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "R:AUG"
      },
      {
        "question": "a byte order mark",
        "answer": "loads nothing from the file, without a word",
        "by": "R:AUG"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "R:AUG"
      },
      {
        "question": "a map of another type",
        "answer": "loads nothing from the file, without a word",
        "by": "R:AUG"
      },
      {
        "question": "an entry that is no object",
        "answer": "loads nothing from the file, without a word",
        "by": "R:AUG"
      },
      {
        "question": "a value of the wrong type",
        "answer": "loads nothing from the file, without a word",
        "by": "R:AUG"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file",
        "by": "R:AUG"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"url\" counts and the other is ignored",
        "by": "R:AUG"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "R:AUG"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "refuses the whole file",
        "by": "R:AUG"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads nothing from the file, without a word",
        "by": "R:AUG"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads nothing from the file, without a word",
        "by": "R:AUG"
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
    "id": "claude-desktop",
    "name": "Claude Desktop",
    "formats": [
      {
        "id": "claude-desktop",
        "title": "Claude Desktop's configuration",
        "files": [
          "claude_desktop_config.json"
        ],
        "userFiles": [
          "~/Library/Application Support/Claude/claude_desktop_config.json",
          "~/.config/Claude/claude_desktop_config.json",
          "~/AppData/Roaming/Claude/claude_desktop_config.json",
          "~/AppData/Local/Packages/Claude_pzs8sxrjxfjjc/LocalCache/Roaming/Claude/claude_desktop_config.json"
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
        "by": "I:CDI"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "L:CDI"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "L:CDI"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "I:CDI"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file",
        "by": "I:CDI"
      },
      {
        "question": "an entry that is no object",
        "answer": "skips the server and says so (older versions loaded nothing from the file)",
        "by": "I:CDI"
      },
      {
        "question": "a value of the wrong type",
        "answer": "skips the server and says so (older versions loaded nothing from the file)",
        "by": "I:CDI"
      },
      {
        "question": "neither command nor url",
        "answer": "skips the server and says so (older versions loaded nothing from the file)",
        "by": "I:CDI"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "L:CDI"
      },
      {
        "question": "a url without a type",
        "answer": "skips the server and says so (older versions loaded nothing from the file)",
        "by": "I:CDI"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "skips the server and says so (older versions loaded nothing from the file)",
        "by": "I:CDI"
      },
      {
        "question": "an unknown type with a command",
        "answer": "ignores it",
        "by": "L:CDI"
      },
      {
        "question": "an unknown type with a url",
        "answer": "skips the server and says so (older versions loaded nothing from the file)",
        "by": "I:CDI"
      }
    ]
  },
  {
    "id": "cline",
    "name": "Cline",
    "formats": [
      {
        "id": "cline",
        "title": "Cline's servers",
        "files": [
          "cline_mcp_settings.json"
        ],
        "userFiles": [
          "~/.cline/data/settings/cline_mcp_settings.json",
          "~/.config/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json",
          "~/Library/Application Support/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json",
          "~/AppData/Roaming/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "cline-misplaced",
        "title": "a servers file where Cline does not look",
        "files": [
          ".cline/mcp.json",
          ".cline/mcp_settings.json"
        ],
        "userFiles": [
          "~/.cline/mcp.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "R:CLI"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "R:CLI"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "R:CLI"
      },
      {
        "question": "no map of servers",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "R:CLI"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "R:CLI"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "R:CLI"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "R:CLI"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "R:CLI"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "R:CLI"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "R:CLI"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "R:CLI"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "R:CLI"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "R:CLI"
      }
    ]
  },
  {
    "id": "codebuff",
    "name": "Codebuff",
    "formats": [
      {
        "id": "codebuff",
        "title": "Codebuff's servers",
        "files": [
          ".agents/mcp.json"
        ],
        "userFiles": [
          "~/.agents/mcp.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "loads nothing from the file, without a word (it is said only when loading is verbose)",
        "by": "H:CBF"
      },
      {
        "question": "an empty file",
        "answer": "loads nothing from the file, without a word (it is said only when loading is verbose)",
        "by": "H:CBF"
      },
      {
        "question": "a byte order mark",
        "answer": "loads nothing from the file, without a word (it is said only when loading is verbose)",
        "by": "H:CBF"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "H:CBF"
      },
      {
        "question": "a map of another type",
        "answer": "loads nothing from the file, without a word (it is said only when loading is verbose)",
        "by": "H:CBF"
      },
      {
        "question": "an entry that is no object",
        "answer": "loads nothing from the file, without a word (it is said only when loading is verbose)",
        "by": "H:CBF"
      },
      {
        "question": "a value of the wrong type",
        "answer": "loads nothing from the file, without a word (it is said only when loading is verbose)",
        "by": "H:CBF"
      },
      {
        "question": "neither command nor url",
        "answer": "loads nothing from the file, without a word (it is said only when loading is verbose)",
        "by": "H:CBF"
      },
      {
        "question": "command and url together",
        "answer": "\"type\" decides, the other is ignored (it is said only when loading is verbose)",
        "by": "H:CBF"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "H:CBF"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads nothing from the file, without a word (it is said only when loading is verbose)",
        "by": "H:CBF"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads nothing from the file, without a word (it is said only when loading is verbose)",
        "by": "H:CBF"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads nothing from the file, without a word (it is said only when loading is verbose)",
        "by": "H:CBF"
      }
    ]
  },
  {
    "id": "codex",
    "name": "Codex",
    "formats": [
      {
        "id": "codex",
        "title": "Codex's configuration of a project",
        "files": [
          ".codex/config.toml"
        ],
        "userFiles": [],
        "language": "toml",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "codex-user",
        "title": "Codex's own configuration",
        "files": [],
        "userFiles": [
          "~/.codex/config.toml"
        ],
        "language": "toml",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "codex-plugin",
        "title": "the servers file of a Codex plugin",
        "files": [
          ".mcp.json"
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
        "answer": "refuses the whole file (Codex does not start)",
        "by": "R:CDX"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "R:CDX"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "R:CDX"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "R:CDX"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (Codex does not start)",
        "by": "R:CDX"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (Codex does not start)",
        "by": "R:CDX"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (Codex does not start)",
        "by": "R:CDX"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file (Codex does not start)",
        "by": "R:CDX"
      },
      {
        "question": "command and url together",
        "answer": "\"null\" decides, the other is ignored (Codex does not start)",
        "by": "R:CDX"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "R:CDX"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "refuses the whole file (Codex does not start)",
        "by": "R:CDX"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "R:CDX"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it",
        "by": "R:CDX"
      }
    ]
  },
  {
    "id": "continue",
    "name": "Continue",
    "formats": [
      {
        "id": "continue",
        "title": "Continue's configuration",
        "files": [
          ".continue/config.yaml"
        ],
        "userFiles": [
          "~/.continue/config.yaml"
        ],
        "language": "yaml",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "continue-block",
        "title": "a block of servers for Continue",
        "files": [
          ".continue/mcpServers/*.yaml",
          ".continue/mcpServers/*.yml"
        ],
        "userFiles": [],
        "language": "yaml",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "continue-json",
        "title": "a JSON file in Continue's folder of servers",
        "files": [
          ".continue/mcpServers/*.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": true,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "R:CN"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file (the message is \"Invalid input\")",
        "by": "R:CN"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "R:CN"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "R:CN"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file",
        "by": "R:CN"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (the message is \"Invalid input\")",
        "by": "R:CN"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (the message is \"Invalid input\")",
        "by": "R:CN"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file (the message is \"Invalid input\")",
        "by": "R:CN"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "R:CN"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "R:CN"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "refuses the whole file (the message is \"Invalid input\")",
        "by": "R:CN"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file (the message is \"Invalid input\")",
        "by": "R:CN"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file (the message is \"Invalid input\")",
        "by": "R:CN"
      }
    ]
  },
  {
    "id": "copilot-agent",
    "name": "Copilot coding agent",
    "formats": [
      {
        "id": "copilot-agent",
        "title": "a custom agent of GitHub Copilot",
        "files": [
          ".github/agents/*.md"
        ],
        "userFiles": [],
        "language": "markdown",
        "comments": true,
        "trailingCommas": false
      },
      {
        "id": "copilot-agent-settings",
        "title": "the MCP configuration in a repository's settings",
        "files": [],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "ignores it (the front matter is lost)",
        "by": "M:GHD"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "M:GHD"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "L:GHD"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "M:GHD"
      },
      {
        "question": "a map of another type",
        "answer": "ignores it",
        "by": "L:GHD"
      },
      {
        "question": "an entry that is no object",
        "answer": "skips the server and says so",
        "by": "L:GHD"
      },
      {
        "question": "a value of the wrong type",
        "answer": "skips the server and says so",
        "by": "L:GHD"
      },
      {
        "question": "neither command nor url",
        "answer": "skips the server and says so",
        "by": "M:GHD"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "L:GHD"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "M:GHD"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "skips the server and says so",
        "by": "M:GHD"
      },
      {
        "question": "an unknown type with a command",
        "answer": "skips the server and says so",
        "by": "M:GHD"
      },
      {
        "question": "an unknown type with a url",
        "answer": "skips the server and says so",
        "by": "M:GHD"
      }
    ]
  },
  {
    "id": "copilot-cli",
    "name": "Copilot CLI",
    "formats": [
      {
        "id": "copilot-cli",
        "title": "Copilot CLI's project file",
        "files": [
          ".github/mcp.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "copilot-cli-user",
        "title": "Copilot CLI's user file",
        "files": [],
        "userFiles": [
          "~/.copilot/mcp-config.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "copilot-cli-misplaced",
        "title": "a servers file where Copilot CLI does not look",
        "files": [
          ".copilot/mcp-config.json"
        ],
        "userFiles": [
          "~/.copilot/mcp.json"
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
        "by": "R:GHC"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file",
        "by": "R:GHC"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file",
        "by": "R:GHC"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "R:GHC"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file",
        "by": "R:GHC"
      },
      {
        "question": "an entry that is no object",
        "answer": "skips the server and says so (before 1.0.89 one such entry cost every server of the file)",
        "by": "R:GHC"
      },
      {
        "question": "a value of the wrong type",
        "answer": "skips the server and says so (before 1.0.89 one such entry cost every server of the file)",
        "by": "R:GHC"
      },
      {
        "question": "neither command nor url",
        "answer": "skips the server and says so (before 1.0.89 one such entry cost every server of the file)",
        "by": "R:GHC"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "R:GHC"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "R:GHC"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "skips the server and says so (before 1.0.89 one such entry cost every server of the file)",
        "by": "R:GHC"
      },
      {
        "question": "an unknown type with a command",
        "answer": "skips the server and says so (before 1.0.89 one such entry cost every server of the file)",
        "by": "R:GHC"
      },
      {
        "question": "an unknown type with a url",
        "answer": "skips the server and says so (before 1.0.89 one such entry cost every server of the file)",
        "by": "R:GHC"
      }
    ]
  },
  {
    "id": "crush",
    "name": "Crush",
    "formats": [
      {
        "id": "crush",
        "title": "Crush's configuration",
        "files": [
          "crush.json",
          ".crush.json"
        ],
        "userFiles": [
          "~/.config/crush/crush.json",
          "~/.local/share/crush/crush.json",
          "~/AppData/Local/crush/crush.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (Crush does not start)",
        "by": "H:CRU"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "L:CRU"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file",
        "by": "L:CRU"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "H:CRU"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (Crush does not start)",
        "by": "H:CRU"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (Crush does not start)",
        "by": "H:CRU"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (Crush does not start)",
        "by": "H:CRU"
      },
      {
        "question": "neither command nor url",
        "answer": "skips the server and says so",
        "by": "H:CRU"
      },
      {
        "question": "command and url together",
        "answer": "\"type\" decides, the other is ignored",
        "by": "H:CRU"
      },
      {
        "question": "a url without a type",
        "answer": "skips the server and says so",
        "by": "H:CRU"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "skips the server and says so",
        "by": "H:CRU"
      },
      {
        "question": "an unknown type with a command",
        "answer": "skips the server and says so",
        "by": "H:CRU"
      },
      {
        "question": "an unknown type with a url",
        "answer": "skips the server and says so",
        "by": "H:CRU"
      }
    ]
  },
  {
    "id": "cursor",
    "name": "Cursor",
    "formats": [
      {
        "id": "cursor",
        "title": "Cursor's servers file",
        "files": [
          ".cursor/mcp.json"
        ],
        "userFiles": [
          "~/.cursor/mcp.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (the loader of its SDK repairs what it can)",
        "by": "M:CUR"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "H:CUR"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "H:CUR"
      },
      {
        "question": "no map of servers",
        "answer": "refuses the whole file (the editor says \"mcpServers must be an object\")",
        "by": "H:CUR"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (the editor says \"mcpServers must be an object\")",
        "by": "H:CUR"
      },
      {
        "question": "an entry that is no object",
        "answer": "loads nothing from the file, without a word (so does the loader of its SDK and command line; the editor may be milder)",
        "by": "M:CUR"
      },
      {
        "question": "a value of the wrong type",
        "answer": "loads nothing from the file, without a word (so does the loader of its SDK and command line; the editor may be milder)",
        "by": "M:CUR"
      },
      {
        "question": "neither command nor url",
        "answer": "loads nothing from the file, without a word (so does the loader of its SDK and command line; the editor may be milder)",
        "by": "M:CUR"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "H:CUR"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "H:CUR"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads nothing from the file, without a word (so does the loader of its SDK and command line; the editor may be milder)",
        "by": "M:CUR"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads nothing from the file, without a word (so does the loader of its SDK and command line; the editor may be milder)",
        "by": "M:CUR"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads nothing from the file, without a word (so does the loader of its SDK and command line; the editor may be milder)",
        "by": "M:CUR"
      }
    ]
  },
  {
    "id": "docker-mcp",
    "name": "Docker MCP Gateway",
    "formats": [
      {
        "id": "docker-mcp",
        "title": "a catalog of the Docker MCP Gateway",
        "files": [
          ".docker/mcp/catalogs/*.yaml"
        ],
        "userFiles": [
          "~/.docker/mcp/catalogs/docker-mcp.yaml"
        ],
        "language": "yaml",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "H:DGW"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "H:DGW"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "H:DGW"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "H:DGW"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file",
        "by": "H:DGW"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file",
        "by": "H:DGW"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file",
        "by": "H:DGW"
      },
      {
        "question": "neither command nor url",
        "answer": "skips the server and says so (the commands for profiles refuse it, the older ones for catalogs load it)",
        "by": "M:DGW"
      },
      {
        "question": "command and url together",
        "answer": "\"type\" decides, the other is ignored",
        "by": "M:DGW"
      },
      {
        "question": "a url without a type",
        "answer": "skips the server and says so (the commands for profiles refuse it, the older ones for catalogs load it)",
        "by": "M:DGW"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "skips the server and says so (the commands for profiles refuse it, the older ones for catalogs load it)",
        "by": "M:DGW"
      },
      {
        "question": "an unknown type with a command",
        "answer": "skips the server and says so (the commands for profiles refuse it, the older ones for catalogs load it)",
        "by": "M:DGW"
      },
      {
        "question": "an unknown type with a url",
        "answer": "skips the server and says so (the commands for profiles refuse it, the older ones for catalogs load it)",
        "by": "M:DGW"
      }
    ]
  },
  {
    "id": "factory",
    "name": "Factory Droid",
    "formats": [
      {
        "id": "factory",
        "title": "Factory Droid's servers",
        "files": [
          ".factory/mcp.json"
        ],
        "userFiles": [
          "~/.factory/mcp.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "R:FAC"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file",
        "by": "R:FAC"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file",
        "by": "R:FAC"
      },
      {
        "question": "no map of servers",
        "answer": "refuses the whole file",
        "by": "R:FAC"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file",
        "by": "R:FAC"
      },
      {
        "question": "an entry that is no object",
        "answer": "loads the server, which cannot start (it is listed all the same; only \"droid doctor\" says why)",
        "by": "R:FAC"
      },
      {
        "question": "a value of the wrong type",
        "answer": "loads it with a warning (only \"droid doctor\" says so)",
        "by": "R:FAC"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start (it is listed all the same; only \"droid doctor\" says why)",
        "by": "R:FAC"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "R:FAC"
      },
      {
        "question": "a url without a type",
        "answer": "loads the server, which cannot start (an entry without \"type\" is taken for a local server)",
        "by": "R:FAC"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads the server, which cannot start (it is listed all the same; only \"droid doctor\" says why)",
        "by": "R:FAC"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it with a warning (only \"droid doctor\" says so)",
        "by": "R:FAC"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it with a warning (only \"droid doctor\" says so)",
        "by": "R:FAC"
      }
    ]
  },
  {
    "id": "fast-agent",
    "name": "fast-agent",
    "formats": [
      {
        "id": "fast-agent",
        "title": "fast-agent's configuration",
        "files": [
          "fast-agent.yaml",
          "fastagent.config.yaml"
        ],
        "userFiles": [],
        "language": "yaml",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (fast-agent does not start)",
        "by": "H:FAG"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "H:FAG"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "H:FAG"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "H:FAG"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (fast-agent does not start)",
        "by": "H:FAG"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (fast-agent does not start)",
        "by": "H:FAG"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (fast-agent does not start)",
        "by": "H:FAG"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start",
        "by": "M:FAG"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"url\" counts and the other is ignored (with a warning)",
        "by": "H:FAG"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "H:FAG"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads the server, which cannot start",
        "by": "M:FAG"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file (fast-agent does not start)",
        "by": "H:FAG"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file (fast-agent does not start)",
        "by": "H:FAG"
      }
    ]
  },
  {
    "id": "gemini",
    "name": "Gemini CLI",
    "formats": [
      {
        "id": "gemini",
        "title": "Gemini CLI's settings",
        "files": [
          ".gemini/settings.json"
        ],
        "userFiles": [
          "~/.gemini/settings.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": false
      },
      {
        "id": "gemini-extension",
        "title": "the manifest of a Gemini CLI extension",
        "files": [
          "gemini-extension.json"
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
        "answer": "refuses the whole file (Gemini CLI does not start)",
        "by": "R:GEM"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file (Gemini CLI does not start)",
        "by": "R:GEM"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file (Gemini CLI does not start)",
        "by": "R:GEM"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "R:GEM"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (Gemini CLI does not start)",
        "by": "R:GEM"
      },
      {
        "question": "an entry that is no object",
        "answer": "loads it with a warning",
        "by": "R:GEM"
      },
      {
        "question": "a value of the wrong type",
        "answer": "loads it with a warning",
        "by": "R:GEM"
      },
      {
        "question": "neither command nor url",
        "answer": "ignores it (such an entry changes the server of an extension)",
        "by": "H:GEM2"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"url\" counts and the other is ignored",
        "by": "R:GEM"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "R:GEM"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads it",
        "by": "R:GEM"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it with a warning",
        "by": "R:GEM"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it with a warning",
        "by": "R:GEM"
      }
    ]
  },
  {
    "id": "goose",
    "name": "goose",
    "formats": [
      {
        "id": "goose",
        "title": "goose's configuration",
        "files": [
          ".config/goose/config.yaml"
        ],
        "userFiles": [
          "~/.config/goose/config.yaml",
          "~/AppData/Roaming/Block/goose/config/config.yaml"
        ],
        "language": "yaml",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:GOO"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "H:GOO"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "L:GOO"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "H:GOO"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:GOO"
      },
      {
        "question": "an entry that is no object",
        "answer": "skips the server and says so (with a line in the log)",
        "by": "H:GOO"
      },
      {
        "question": "a value of the wrong type",
        "answer": "skips the server and says so (with a line in the log)",
        "by": "H:GOO"
      },
      {
        "question": "neither command nor url",
        "answer": "skips the server and says so (with a line in the log)",
        "by": "H:GOO"
      },
      {
        "question": "command and url together",
        "answer": "\"type\" decides, the other is ignored",
        "by": "H:GOO"
      },
      {
        "question": "a url without a type",
        "answer": "skips the server and says so (with a line in the log)",
        "by": "H:GOO"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "skips the server and says so (with a line in the log)",
        "by": "H:GOO"
      },
      {
        "question": "an unknown type with a command",
        "answer": "skips the server and says so (with a line in the log)",
        "by": "H:GOO"
      },
      {
        "question": "an unknown type with a url",
        "answer": "skips the server and says so (with a line in the log)",
        "by": "H:GOO"
      }
    ]
  },
  {
    "id": "junie",
    "name": "Junie",
    "formats": [
      {
        "id": "junie",
        "title": "Junie's servers",
        "files": [
          ".junie/mcp/mcp.json"
        ],
        "userFiles": [
          "~/.junie/mcp/mcp.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "junie-ai-assistant",
        "title": "the servers of JetBrains' AI Assistant",
        "files": [
          ".ai/mcp/mcp.json"
        ],
        "userFiles": [
          "~/.ai/mcp/mcp.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "M:JRS"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "L:JRS"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "L:JRS"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "M:JRS"
      },
      {
        "question": "a map of another type",
        "answer": "loads nothing from the file, without a word",
        "by": "M:JRS"
      },
      {
        "question": "an entry that is no object",
        "answer": "ignores it",
        "by": "L:JRS"
      },
      {
        "question": "a value of the wrong type",
        "answer": "ignores it",
        "by": "L:JRS"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start",
        "by": "M:JRS"
      },
      {
        "question": "command and url together",
        "answer": "\"null\" decides, the other is ignored",
        "by": "L:JRS"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "M:JRS"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads it",
        "by": "M:JRS"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "M:JRS"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it",
        "by": "M:JRS"
      }
    ]
  },
  {
    "id": "kilo",
    "name": "Kilo Code",
    "formats": [
      {
        "id": "kilo",
        "title": "a project's configuration of Kilo Code",
        "files": [
          ".kilo/kilo.json",
          ".kilo/kilo.jsonc",
          "kilo.json",
          "kilo.jsonc"
        ],
        "userFiles": [],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "kilo-user",
        "title": "the user's configuration of Kilo Code",
        "files": [],
        "userFiles": [
          "~/.config/kilo/kilo.json",
          "~/.config/kilo/kilo.jsonc",
          "~/.config/kilo/config.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "kilo-legacy",
        "title": "Kilo Code's older servers file",
        "files": [
          ".kilocode/mcp.json",
          ".kilo/mcp.json"
        ],
        "userFiles": [
          "~/.kilocode/mcp.json",
          "~/.kilo/mcp.json",
          "~/.config/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json",
          "~/Library/Application Support/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json",
          "~/AppData/Roaming/Code/User/globalStorage/kilocode.kilo-code/settings/mcp_settings.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (\"kilo config check\" names the place)",
        "by": "R:KIL"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "R:KIL"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "R:KIL"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "R:KIL"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (\"kilo config check\" names the place)",
        "by": "R:KIL"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (\"kilo config check\" names the place)",
        "by": "R:KIL"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (\"kilo config check\" names the place)",
        "by": "R:KIL"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file (\"kilo config check\" names the place)",
        "by": "R:KIL"
      },
      {
        "question": "command and url together",
        "answer": "\"type\" decides, the other is ignored",
        "by": "H:KIM"
      },
      {
        "question": "a url without a type",
        "answer": "refuses the whole file (\"kilo config check\" names the place)",
        "by": "R:KIL"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "refuses the whole file (\"kilo config check\" names the place)",
        "by": "R:KIL"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file (\"kilo config check\" names the place)",
        "by": "R:KIL"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file (\"kilo config check\" names the place)",
        "by": "R:KIL"
      },
      {
        "question": "any of these beside a boolean \"enabled\"",
        "answer": "drops the server without a word (an entry with a boolean \"enabled\" that fits nothing else shrinks to that switch)",
        "by": "R:KIL"
      }
    ]
  },
  {
    "id": "kimi-cli",
    "name": "Kimi CLI",
    "formats": [
      {
        "id": "kimi-cli",
        "title": "Kimi CLI's servers",
        "files": [],
        "userFiles": [
          "~/.kimi/mcp.json"
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
        "by": "H:KIM1"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file",
        "by": "H:KIM1"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file",
        "by": "L:KIM1"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "H:KIM1"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file",
        "by": "H:FMC"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file",
        "by": "H:FMC"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file",
        "by": "H:FMC"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file",
        "by": "H:FMC"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "L:FMC"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "H:KIM1"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "refuses the whole file",
        "by": "H:FMC"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file",
        "by": "H:FMC"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file",
        "by": "H:FMC"
      }
    ]
  },
  {
    "id": "kimi",
    "name": "Kimi Code",
    "formats": [
      {
        "id": "kimi",
        "title": "Kimi Code's servers",
        "files": [
          ".kimi-code/mcp.json"
        ],
        "userFiles": [
          "~/.kimi-code/mcp.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "R:KIM"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "R:KIM"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "R:KIM"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "R:KIM"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "R:KIM"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "R:KIM"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "R:KIM"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "R:KIM"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "R:KIM"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "R:KIM"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:KIM2"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:KIM2"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:KIM2"
      }
    ]
  },
  {
    "id": "kiro",
    "name": "Kiro",
    "formats": [
      {
        "id": "kiro",
        "title": "Kiro's servers",
        "files": [
          ".kiro/settings/mcp.json"
        ],
        "userFiles": [
          "~/.kiro/settings/mcp.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "kiro-agent",
        "title": "a custom agent of Kiro",
        "files": [
          ".kiro/agents/*.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "M:KIRO"
      },
      {
        "question": "an empty file",
        "answer": "ignores it",
        "by": "L:KIRO"
      },
      {
        "question": "a byte order mark",
        "answer": "ignores it",
        "by": "L:KIRO"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "M:KIRO"
      },
      {
        "question": "a map of another type",
        "answer": "ignores it",
        "by": "L:KIRO"
      },
      {
        "question": "an entry that is no object",
        "answer": "ignores it",
        "by": "L:KIRO"
      },
      {
        "question": "a value of the wrong type",
        "answer": "ignores it",
        "by": "L:KIRO"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start",
        "by": "M:KIRO"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "L:KIRO"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "M:KIRO"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads the server, which cannot start",
        "by": "L:KIRO"
      },
      {
        "question": "an unknown type with a command",
        "answer": "ignores it",
        "by": "L:KIRO"
      },
      {
        "question": "an unknown type with a url",
        "answer": "ignores it",
        "by": "L:KIRO"
      }
    ]
  },
  {
    "id": "librechat",
    "name": "LibreChat",
    "formats": [
      {
        "id": "librechat",
        "title": "LibreChat's configuration",
        "files": [
          "librechat.yaml"
        ],
        "userFiles": [],
        "language": "yaml",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (LibreChat does not start)",
        "by": "H:LIB"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "M:LIB"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "H:LIB"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "H:LIB"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (LibreChat does not start)",
        "by": "H:LIB"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (LibreChat does not start)",
        "by": "H:LIB"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (LibreChat does not start)",
        "by": "H:LIB"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file (LibreChat does not start)",
        "by": "H:LIB"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "H:LIB"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "H:LIB"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "refuses the whole file (LibreChat does not start)",
        "by": "H:LIB"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file (LibreChat does not start)",
        "by": "H:LIB"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file (LibreChat does not start)",
        "by": "H:LIB"
      }
    ]
  },
  {
    "id": "lm-studio",
    "name": "LM Studio",
    "formats": [
      {
        "id": "lm-studio",
        "title": "LM Studio's servers",
        "files": [],
        "userFiles": [
          "~/.lmstudio/mcp.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "M:LMS"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "L:LMS"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "L:LMS"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "M:LMS"
      },
      {
        "question": "a map of another type",
        "answer": "loads nothing from the file, without a word",
        "by": "M:LMS"
      },
      {
        "question": "an entry that is no object",
        "answer": "ignores it",
        "by": "L:LMS"
      },
      {
        "question": "a value of the wrong type",
        "answer": "ignores it",
        "by": "L:LMS"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start",
        "by": "M:LMS"
      },
      {
        "question": "command and url together",
        "answer": "\"null\" decides, the other is ignored",
        "by": "L:LMS"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "M:LMS"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads it",
        "by": "M:LMS"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "M:LMS"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it",
        "by": "M:LMS"
      }
    ]
  },
  {
    "id": "mcp-agent",
    "name": "mcp-agent",
    "formats": [
      {
        "id": "mcp-agent",
        "title": "mcp-agent's configuration",
        "files": [
          "mcp_agent.config.yaml"
        ],
        "userFiles": [],
        "language": "yaml",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (the application does not start)",
        "by": "H:MAG"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "H:MAG"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "H:MAG"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "H:MAG"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (the application does not start)",
        "by": "H:MAG"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (the application does not start)",
        "by": "H:MAG"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (the application does not start)",
        "by": "H:MAG"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start",
        "by": "M:MAG"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "H:MAG"
      },
      {
        "question": "a url without a type",
        "answer": "loads the server, which cannot start (an entry without \"transport\" is taken for a local server)",
        "by": "M:MAG"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads the server, which cannot start",
        "by": "M:MAG"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file (the application does not start)",
        "by": "H:MAG"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file (the application does not start)",
        "by": "H:MAG"
      }
    ]
  },
  {
    "id": "mcp-hub",
    "name": "MCP Hub",
    "formats": [
      {
        "id": "mcp-hub",
        "title": "MCP Hub's servers",
        "files": [
          "mcphub/servers.json",
          ".mcphub/servers.json"
        ],
        "userFiles": [
          "~/.config/mcphub/servers.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (the first fault stops the loading of all files)",
        "by": "H:HUB"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file (the first fault stops the loading of all files)",
        "by": "H:HUB"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "H:HUB"
      },
      {
        "question": "no map of servers",
        "answer": "refuses the whole file (the first fault stops the loading of all files)",
        "by": "H:HUB"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (the first fault stops the loading of all files)",
        "by": "H:HUB"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (the first fault stops the loading of all files)",
        "by": "H:HUB"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (the first fault stops the loading of all files)",
        "by": "H:HUB"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file (the first fault stops the loading of all files)",
        "by": "H:HUB"
      },
      {
        "question": "command and url together",
        "answer": "\"null\" decides, the other is ignored (the first fault stops the loading of all files)",
        "by": "H:HUB"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "H:HUB"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads it",
        "by": "H:HUB"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "H:HUB"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it",
        "by": "H:HUB"
      }
    ]
  },
  {
    "id": "mcp",
    "name": "Generic MCP",
    "formats": [
      {
        "id": "mcp",
        "title": "servers of an unknown client",
        "files": [],
        "userFiles": [],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "mcp-yaml",
        "title": "servers of an unknown client",
        "files": [],
        "userFiles": [],
        "language": "yaml",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "mcp-toml",
        "title": "servers of an unknown client",
        "files": [],
        "userFiles": [],
        "language": "toml",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "M:ALL"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "M:ALL"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "M:ALL"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "M:ALL"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file",
        "by": "M:ALL"
      },
      {
        "question": "an entry that is no object",
        "answer": "skips the server and says so",
        "by": "M:ALL"
      },
      {
        "question": "a value of the wrong type",
        "answer": "loads the server, which cannot start",
        "by": "M:ALL"
      },
      {
        "question": "neither command nor url",
        "answer": "skips the server and says so",
        "by": "M:ALL"
      },
      {
        "question": "command and url together",
        "answer": "\"type\" decides, the other is ignored",
        "by": "M:ALL"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "M:ALL"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads the server, which cannot start",
        "by": "M:ALL"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "M:ALL"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it",
        "by": "M:ALL"
      }
    ]
  },
  {
    "id": "mcpb",
    "name": "MCP Bundles",
    "formats": [
      {
        "id": "mcpb",
        "title": "the manifest of an MCP bundle, version 0.3",
        "files": [
          "manifest.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "mcpb-0.1",
        "title": "the manifest of an MCP bundle, version 0.1",
        "files": [
          "manifest.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "mcpb-0.2",
        "title": "the manifest of an MCP bundle, version 0.2",
        "files": [
          "manifest.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "mcpb-0.4",
        "title": "the manifest of an MCP bundle, version 0.4",
        "files": [
          "manifest.json"
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
        "by": "R:MCPB"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file",
        "by": "R:MCPB"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file",
        "by": "R:MCPB"
      },
      {
        "question": "a file that is no object, or does not fit its schema",
        "answer": "refuses the whole file",
        "by": "R:MCPB"
      }
    ]
  },
  {
    "id": "mcpo",
    "name": "mcpo",
    "formats": [
      {
        "id": "mcpo",
        "title": "mcpo's file",
        "files": [
          "mcpo/config.json"
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
        "answer": "refuses the whole file (mcpo does not start; a running one keeps the old file)",
        "by": "H:MCPO"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file (mcpo does not start; a running one keeps the old file)",
        "by": "H:MCPO"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file (mcpo does not start; a running one keeps the old file)",
        "by": "H:MCPO"
      },
      {
        "question": "no map of servers",
        "answer": "refuses the whole file (mcpo does not start; a running one keeps the old file)",
        "by": "H:MCPO"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (mcpo does not start; a running one keeps the old file)",
        "by": "H:MCPO"
      },
      {
        "question": "an entry that is no object",
        "answer": "fails on the whole file",
        "by": "H:MCPO"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (mcpo does not start; a running one keeps the old file)",
        "by": "H:MCPO"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file (mcpo does not start; a running one keeps the old file)",
        "by": "H:MCPO"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"url\" counts and the other is ignored",
        "by": "H:MCPO"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "H:MCPO"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "refuses the whole file (mcpo does not start; a running one keeps the old file)",
        "by": "H:MCPO"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "H:MCPO"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file (mcpo does not start; a running one keeps the old file)",
        "by": "H:MCPO"
      }
    ]
  },
  {
    "id": "mcporter",
    "name": "mcporter",
    "formats": [
      {
        "id": "mcporter",
        "title": "mcporter's servers",
        "files": [
          "config/mcporter.json"
        ],
        "userFiles": [
          "~/.mcporter/mcporter.json",
          "~/.mcporter/mcporter.jsonc",
          "~/.config/mcporter/mcporter.json",
          "~/.config/mcporter/mcporter.jsonc"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "R:MPR"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file",
        "by": "R:MPR"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file",
        "by": "R:MPR"
      },
      {
        "question": "no map of servers",
        "answer": "refuses the whole file",
        "by": "R:MPR"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file",
        "by": "R:MPR"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file",
        "by": "R:MPR"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file",
        "by": "R:MPR"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file",
        "by": "R:MPR"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"url\" counts and the other is ignored",
        "by": "R:MPR"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "R:MPR"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads it",
        "by": "R:MPR"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "R:MPR"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it",
        "by": "R:MPR"
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
  },
  {
    "id": "qwen",
    "name": "Qwen Code",
    "formats": [
      {
        "id": "qwen",
        "title": "Qwen Code's settings",
        "files": [
          ".qwen/settings.json"
        ],
        "userFiles": [
          "~/.qwen/settings.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": false
      },
      {
        "id": "qwen-project",
        "title": "a project's .mcp.json, read by Qwen Code",
        "files": [],
        "userFiles": [],
        "language": "json",
        "comments": true,
        "trailingCommas": false
      },
      {
        "id": "qwen-extension",
        "title": "the manifest of a Qwen Code extension",
        "files": [
          "qwen-extension.json"
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
        "answer": "loads nothing from the file, without a word (it moves the file to settings.json.corrupted and goes on with an empty one)",
        "by": "R:QWN"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "R:QWN"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "R:QWN"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "R:QWN"
      },
      {
        "question": "a map of another type",
        "answer": "loads nothing from the file, without a word",
        "by": "R:QWN"
      },
      {
        "question": "an entry that is no object",
        "answer": "loads the server, which cannot start (the file is loaded without a check)",
        "by": "H:QWN2"
      },
      {
        "question": "a value of the wrong type",
        "answer": "loads the server, which cannot start (the file is loaded without a check)",
        "by": "H:QWN2"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start (the file is loaded without a check)",
        "by": "H:QWN2"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"url\" counts and the other is ignored",
        "by": "R:QWN"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "R:QWN"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads it",
        "by": "R:QWN"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "R:QWN"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it",
        "by": "R:QWN"
      }
    ]
  },
  {
    "id": "registry-server",
    "name": "MCP Registry",
    "formats": [
      {
        "id": "registry-server",
        "title": "the MCP Registry's description of a server, revision 2025-12-11",
        "files": [
          "server.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "registry-server-2025-10-17",
        "title": "the MCP Registry's description of a server, revision 2025-10-17",
        "files": [
          "server.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "registry-server-2025-10-11",
        "title": "the MCP Registry's description of a server, revision 2025-10-11",
        "files": [
          "server.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "registry-server-2025-09-29",
        "title": "the MCP Registry's description of a server, revision 2025-09-29",
        "files": [
          "server.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "registry-server-2025-09-16",
        "title": "the MCP Registry's description of a server, revision 2025-09-16",
        "files": [
          "server.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "registry-server-2025-07-09",
        "title": "the MCP Registry's description of a server, revision 2025-07-09",
        "files": [
          "server.json"
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
        "by": "H:REG"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file",
        "by": "H:REG"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file",
        "by": "H:REG"
      },
      {
        "question": "a file that is no object, or does not fit its schema",
        "answer": "refuses the whole file",
        "by": "H:REG"
      }
    ]
  },
  {
    "id": "roo",
    "name": "Roo Code",
    "formats": [
      {
        "id": "roo",
        "title": "a project's servers of Roo Code",
        "files": [
          ".roo/mcp.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "roo-global",
        "title": "the user's servers of Roo Code",
        "files": [],
        "userFiles": [
          "~/.config/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json",
          "~/Library/Application Support/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json",
          "~/AppData/Roaming/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "H:ROO"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "H:ROO"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "H:ROO"
      },
      {
        "question": "no map of servers",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "H:ROO"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "H:ROO"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "H:ROO"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "H:ROO"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "H:ROO"
      },
      {
        "question": "command and url together",
        "answer": "\"type\" decides, the other is ignored (no server of the file is loaded)",
        "by": "H:ROO"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "H:ROO"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "H:ROO"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "H:ROO"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file (no server of the file is loaded)",
        "by": "H:ROO"
      }
    ]
  },
  {
    "id": "rovo",
    "name": "Rovo Dev",
    "formats": [
      {
        "id": "rovo",
        "title": "Rovo Dev's servers",
        "files": [
          ".rovodev/mcp.json"
        ],
        "userFiles": [
          "~/.rovodev/mcp.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "M:ROVO"
      },
      {
        "question": "an empty file",
        "answer": "ignores it",
        "by": "L:ROVO"
      },
      {
        "question": "a byte order mark",
        "answer": "ignores it",
        "by": "L:ROVO"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "M:ROVO"
      },
      {
        "question": "a map of another type",
        "answer": "ignores it",
        "by": "L:ROVO"
      },
      {
        "question": "an entry that is no object",
        "answer": "ignores it",
        "by": "L:ROVO"
      },
      {
        "question": "a value of the wrong type",
        "answer": "ignores it",
        "by": "L:ROVO"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start",
        "by": "M:ROVO"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "L:ROVO"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "L:ROVO"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads the server, which cannot start",
        "by": "L:ROVO"
      },
      {
        "question": "an unknown type with a command",
        "answer": "ignores it",
        "by": "L:ROVO"
      },
      {
        "question": "an unknown type with a url",
        "answer": "ignores it",
        "by": "L:ROVO"
      }
    ]
  },
  {
    "id": "ruler",
    "name": "ruler",
    "formats": [
      {
        "id": "ruler",
        "title": "ruler's configuration",
        "files": [
          ".ruler/ruler.toml"
        ],
        "userFiles": [
          "~/.config/ruler/ruler.toml"
        ],
        "language": "toml",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "ruler-json",
        "title": "ruler's older file of servers",
        "files": [
          ".ruler/mcp.json"
        ],
        "userFiles": [
          "~/.config/ruler/mcp.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (a warning, and no server is written)",
        "by": "H:RUL"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "H:RUL"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "M:RUL"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "H:RUL"
      },
      {
        "question": "a map of another type",
        "answer": "ignores it",
        "by": "H:RUL"
      },
      {
        "question": "an entry that is no object",
        "answer": "drops the server without a word",
        "by": "H:RUL"
      },
      {
        "question": "a value of the wrong type",
        "answer": "ignores it",
        "by": "H:RUL"
      },
      {
        "question": "neither command nor url",
        "answer": "skips the server and says so (ruler writes no such server)",
        "by": "R:RULR"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"url\" counts and the other is ignored (with a warning)",
        "by": "H:RUL"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "H:RUL"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads it",
        "by": "H:RUL"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "H:RUL"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it",
        "by": "H:RUL"
      }
    ]
  },
  {
    "id": "rulesync",
    "name": "rulesync",
    "formats": [
      {
        "id": "rulesync",
        "title": "rulesync's servers",
        "files": [
          ".rulesync/mcp.jsonc",
          ".rulesync/mcp.json",
          ".rulesync/.mcp.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (nothing is generated)",
        "by": "H:RSY"
      },
      {
        "question": "an empty file",
        "answer": "refuses the whole file (nothing is generated)",
        "by": "H:RSY"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "M:RSY"
      },
      {
        "question": "no map of servers",
        "answer": "refuses the whole file (nothing is generated)",
        "by": "H:RSY"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (nothing is generated)",
        "by": "H:RSY"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (nothing is generated)",
        "by": "H:RSY"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (nothing is generated)",
        "by": "H:RSY"
      },
      {
        "question": "neither command nor url",
        "answer": "loads it (it is passed on as it is)",
        "by": "H:RSY"
      },
      {
        "question": "command and url together",
        "answer": "\"type\" decides, the other is ignored",
        "by": "H:RSY"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "H:RSY"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads it",
        "by": "H:RSY"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file (nothing is generated)",
        "by": "H:RSY"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file (nothing is generated)",
        "by": "H:RSY"
      }
    ]
  },
  {
    "id": "smithery",
    "name": "Smithery",
    "formats": [
      {
        "id": "smithery",
        "title": "a project of Smithery",
        "files": [
          "smithery.yaml",
          "smithery.yml"
        ],
        "userFiles": [],
        "language": "yaml",
        "comments": true,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "ignores it",
        "by": "H:CLI"
      },
      {
        "question": "an empty file",
        "answer": "ignores it",
        "by": "H:CLI"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "H:CLI"
      },
      {
        "question": "a file that is no object, or does not fit its schema",
        "answer": "ignores it",
        "by": "H:CLI"
      }
    ]
  },
  {
    "id": "trae",
    "name": "Trae",
    "formats": [
      {
        "id": "trae",
        "title": "Trae's servers",
        "files": [
          ".trae/mcp.json"
        ],
        "userFiles": [
          "~/.config/Trae/User/mcp.json",
          "~/Library/Application Support/Trae/User/mcp.json",
          "~/AppData/Roaming/Trae/User/mcp.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "M:TRA"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "L:TRA"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "L:TRA"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "M:TRA"
      },
      {
        "question": "a map of another type",
        "answer": "loads nothing from the file, without a word",
        "by": "M:TRA"
      },
      {
        "question": "an entry that is no object",
        "answer": "ignores it",
        "by": "L:TRA"
      },
      {
        "question": "a value of the wrong type",
        "answer": "loads the server, which cannot start",
        "by": "M:TRA"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start",
        "by": "M:TRA"
      },
      {
        "question": "command and url together",
        "answer": "\"null\" decides, the other is ignored",
        "by": "L:TRA"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "M:TRA"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads it",
        "by": "M:TRA"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "M:TRA"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it",
        "by": "M:TRA"
      }
    ]
  },
  {
    "id": "vibe",
    "name": "Mistral Vibe",
    "formats": [
      {
        "id": "vibe",
        "title": "Mistral Vibe's configuration",
        "files": [
          ".vibe/config.toml"
        ],
        "userFiles": [
          "~/.vibe/config.toml"
        ],
        "language": "toml",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (Mistral Vibe does not start)",
        "by": "H:VIB"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "H:VIB"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file",
        "by": "L:VIB"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "H:VIB"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (Mistral Vibe does not start)",
        "by": "H:VIB"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (Mistral Vibe does not start)",
        "by": "H:VIB"
      },
      {
        "question": "a value of the wrong type",
        "answer": "refuses the whole file (Mistral Vibe does not start)",
        "by": "H:VIB"
      },
      {
        "question": "neither command nor url",
        "answer": "refuses the whole file (Mistral Vibe does not start)",
        "by": "H:VIB"
      },
      {
        "question": "command and url together",
        "answer": "\"transport\" decides, the other is ignored",
        "by": "H:VIB"
      },
      {
        "question": "a url without a type",
        "answer": "refuses the whole file (Mistral Vibe does not start)",
        "by": "H:VIB"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "refuses the whole file (Mistral Vibe does not start)",
        "by": "H:VIB"
      },
      {
        "question": "an unknown type with a command",
        "answer": "refuses the whole file (Mistral Vibe does not start)",
        "by": "H:VIB"
      },
      {
        "question": "an unknown type with a url",
        "answer": "refuses the whole file (Mistral Vibe does not start)",
        "by": "H:VIB"
      }
    ]
  },
  {
    "id": "visual-studio",
    "name": "Visual Studio",
    "formats": [
      {
        "id": "visual-studio",
        "title": "Visual Studio's servers file",
        "files": [
          ".vs/mcp.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "M:VS"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "L:VS"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "L:VS"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "M:VS"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file",
        "by": "L:VS"
      },
      {
        "question": "an entry that is no object",
        "answer": "skips the server and says so",
        "by": "L:VS"
      },
      {
        "question": "a value of the wrong type",
        "answer": "skips the server and says so",
        "by": "L:VS"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start",
        "by": "M:VS"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "L:VS"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "M:VS"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads the server, which cannot start",
        "by": "M:VS"
      },
      {
        "question": "an unknown type with a command",
        "answer": "skips the server and says so",
        "by": "M:VS"
      },
      {
        "question": "an unknown type with a url",
        "answer": "skips the server and says so",
        "by": "M:VS"
      }
    ]
  },
  {
    "id": "vscode",
    "name": "VS Code",
    "formats": [
      {
        "id": "vscode",
        "title": "VS Code's servers file",
        "files": [
          ".vscode/mcp.json"
        ],
        "userFiles": [
          "~/.config/Code/User/mcp.json",
          "~/.config/Code - Insiders/User/mcp.json",
          "~/Library/Application Support/Code/User/mcp.json",
          "~/Library/Application Support/Code - Insiders/User/mcp.json",
          "~/AppData/Roaming/Code/User/mcp.json",
          "~/AppData/Roaming/Code - Insiders/User/mcp.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "vscode-workspace",
        "title": "a VS Code workspace",
        "files": [
          "*.code-workspace"
        ],
        "userFiles": [],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "vscode-devcontainer",
        "title": "a development container's configuration",
        "files": [
          "devcontainer.json",
          ".devcontainer.json"
        ],
        "userFiles": [],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "vscode-settings",
        "title": "VS Code's settings",
        "files": [
          ".vscode/settings.json"
        ],
        "userFiles": [
          "~/.config/Code/User/settings.json",
          "~/.config/Code - Insiders/User/settings.json",
          "~/Library/Application Support/Code/User/settings.json",
          "~/Library/Application Support/Code - Insiders/User/settings.json",
          "~/AppData/Roaming/Code/User/settings.json",
          "~/AppData/Roaming/Code - Insiders/User/settings.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      },
      {
        "id": "vscode-root",
        "title": "a project's .mcp.json, read by VS Code",
        "files": [],
        "userFiles": [],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "R:VSC"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "R:VSC"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "R:VSC"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "R:VSC"
      },
      {
        "question": "a map of another type",
        "answer": "loads nothing from the file, without a word",
        "by": "R:VSC"
      },
      {
        "question": "an entry that is no object",
        "answer": "loads the server, which cannot start (it is listed, but has nothing to start and no address)",
        "by": "R:VSC"
      },
      {
        "question": "a value of the wrong type",
        "answer": "loads it with a warning (the editor marks the line)",
        "by": "R:VSC"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start (it is listed, but has nothing to start and no address)",
        "by": "H:VSC"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "R:VSC"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "R:VSC"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads the server, which cannot start (it is listed, but has nothing to start and no address)",
        "by": "H:VSC"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it with a warning (the editor marks the line)",
        "by": "R:VSC"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it with a warning (the editor marks the line)",
        "by": "R:VSC"
      }
    ]
  },
  {
    "id": "warp",
    "name": "Warp",
    "formats": [
      {
        "id": "warp",
        "title": "Warp's servers",
        "files": [
          ".warp/.mcp.json"
        ],
        "userFiles": [
          "~/.warp/.mcp.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (with a line in the log)",
        "by": "H:WRP"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "H:WRP"
      },
      {
        "question": "a byte order mark",
        "answer": "refuses the whole file",
        "by": "L:WRP"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "H:WRP"
      },
      {
        "question": "a map of another type",
        "answer": "loads nothing from the file, without a word",
        "by": "H:WRP"
      },
      {
        "question": "an entry that is no object",
        "answer": "loads the server, which cannot start",
        "by": "H:WRP"
      },
      {
        "question": "a value of the wrong type",
        "answer": "loads the server, which cannot start",
        "by": "H:WRP"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start",
        "by": "H:WRP"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "H:WRP"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "H:WRP"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads it",
        "by": "H:WRP"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "H:WRP"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it",
        "by": "H:WRP"
      }
    ]
  },
  {
    "id": "windsurf",
    "name": "Windsurf",
    "formats": [
      {
        "id": "windsurf",
        "title": "Windsurf's servers file",
        "files": [
          ".windsurf/mcp_config.json",
          ".codeium/windsurf/mcp_config.json"
        ],
        "userFiles": [
          "~/.codeium/windsurf/mcp_config.json",
          "~/.codeium/mcp_config.json"
        ],
        "language": "json",
        "comments": false,
        "trailingCommas": false
      },
      {
        "id": "windsurf-devin",
        "title": "Devin's servers file",
        "files": [
          ".devin/config.json",
          ".devin/config.local.json",
          ".devin/mcp_config.json",
          ".devin/mcp_config.local.json"
        ],
        "userFiles": [
          "~/.config/devin/config.json",
          "~/.config/devin/mcp_config.json",
          "~/AppData/Roaming/devin/config.json",
          "~/AppData/Roaming/devin/mcp_config.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": false
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file",
        "by": "M:WSD"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "L:WSD"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "L:WSD"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "M:WSD"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file",
        "by": "M:WSD"
      },
      {
        "question": "an entry that is no object",
        "answer": "skips the server and says so",
        "by": "L:WSD"
      },
      {
        "question": "a value of the wrong type",
        "answer": "skips the server and says so",
        "by": "L:WSD"
      },
      {
        "question": "neither command nor url",
        "answer": "loads the server, which cannot start",
        "by": "M:WSD"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "L:WSD"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "M:WSD"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads the server, which cannot start",
        "by": "L:WSD"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "L:WSD"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it",
        "by": "L:WSD"
      }
    ]
  },
  {
    "id": "zed",
    "name": "Zed",
    "formats": [
      {
        "id": "zed",
        "title": "Zed's settings",
        "files": [
          ".zed/settings.json"
        ],
        "userFiles": [
          "~/.config/zed/settings.json",
          "~/AppData/Roaming/Zed/settings.json"
        ],
        "language": "json",
        "comments": true,
        "trailingCommas": true
      }
    ],
    "reactions": [
      {
        "question": "text that cannot be parsed",
        "answer": "refuses the whole file (Zed shows a notice about its settings)",
        "by": "H:ZED"
      },
      {
        "question": "an empty file",
        "answer": "loads it",
        "by": "L:ZED"
      },
      {
        "question": "a byte order mark",
        "answer": "loads it",
        "by": "L:ZED"
      },
      {
        "question": "no map of servers",
        "answer": "loads it",
        "by": "H:ZED"
      },
      {
        "question": "a map of another type",
        "answer": "refuses the whole file (Zed shows a notice about its settings)",
        "by": "H:ZED"
      },
      {
        "question": "an entry that is no object",
        "answer": "refuses the whole file (Zed shows a notice about its settings)",
        "by": "H:ZED"
      },
      {
        "question": "a value of the wrong type",
        "answer": "drops the server without a word (what is neither a local nor a remote server is taken for the settings of an extension)",
        "by": "H:ZED2"
      },
      {
        "question": "neither command nor url",
        "answer": "drops the server without a word (what is neither a local nor a remote server is taken for the settings of an extension)",
        "by": "H:ZED2"
      },
      {
        "question": "command and url together",
        "answer": "without a type \"command\" counts and the other is ignored",
        "by": "H:ZED"
      },
      {
        "question": "a url without a type",
        "answer": "loads it",
        "by": "H:ZED"
      },
      {
        "question": "a type that contradicts the fields",
        "answer": "loads it",
        "by": "H:ZED"
      },
      {
        "question": "an unknown type with a command",
        "answer": "loads it",
        "by": "H:ZED"
      },
      {
        "question": "an unknown type with a url",
        "answer": "loads it",
        "by": "H:ZED"
      }
    ]
  }
];
