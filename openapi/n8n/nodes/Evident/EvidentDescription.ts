// Written by npm run openapi, from openapi.json and scripts/connectors/choice.mjs.
import type { INodeProperties } from 'n8n-workflow';
import { sendOnce } from './SendOnce';

export const properties: INodeProperties[] = [
	{
		displayName: "Resource",
		name: "resource",
		type: "options",
		noDataExpression: true,
		options: [
			{
				name: "Highlight",
				value: "highlight"
			},
			{
				name: "Insight",
				value: "insight"
			},
			{
				name: "Note",
				value: "note"
			},
			{
				name: "Project",
				value: "project"
			}
		],
		default: "note"
	},
	{
		displayName: "Operation",
		name: "operation",
		type: "options",
		noDataExpression: true,
		displayOptions: {
			show: {
				resource: [
					"highlight"
				]
			}
		},
		options: [
			{
				name: "Create",
				value: "create",
				action: "Create a highlight",
				description: "Highlights a quote of a note",
				routing: {
					request: {
						method: "POST",
						url: "=/api/v1/notes/{{encodeURIComponent($parameter[\"noteId\"])}}/highlights"
					},
					send: {
						preSend: [
							sendOnce
						]
					}
				}
			},
			{
				name: "Tag",
				value: "tag",
				action: "Tag a highlight",
				description: "Applies tags to a highlight",
				routing: {
					request: {
						method: "POST",
						url: "=/api/v1/highlights/{{encodeURIComponent($parameter[\"highlightId\"])}}/tags"
					},
					send: {
						preSend: [
							sendOnce
						]
					}
				}
			}
		],
		default: "create"
	},
	{
		displayName: "Operation",
		name: "operation",
		type: "options",
		noDataExpression: true,
		displayOptions: {
			show: {
				resource: [
					"insight"
				]
			}
		},
		options: [
			{
				name: "Create",
				value: "create",
				action: "Create an insight",
				description: "Creates an insight that is not published yet",
				routing: {
					request: {
						method: "POST",
						url: "=/api/v1/projects/{{encodeURIComponent($parameter[\"projectId\"])}}/insights"
					},
					send: {
						preSend: [
							sendOnce
						]
					}
				}
			}
		],
		default: "create"
	},
	{
		displayName: "Operation",
		name: "operation",
		type: "options",
		noDataExpression: true,
		displayOptions: {
			show: {
				resource: [
					"note"
				]
			}
		},
		options: [
			{
				name: "Create",
				value: "create",
				action: "Create a note",
				description: "Creates a note in a project",
				routing: {
					request: {
						method: "POST",
						url: "=/api/v1/projects/{{encodeURIComponent($parameter[\"projectId\"])}}/notes"
					},
					send: {
						preSend: [
							sendOnce
						]
					}
				}
			},
			{
				name: "Get Many",
				value: "getAll",
				action: "Get many notes",
				description: "Get many notes",
				routing: {
					request: {
						method: "GET",
						url: "=/api/v1/projects/{{encodeURIComponent($parameter[\"projectId\"])}}/notes"
					},
					output: {
						postReceive: [
							{
								type: "rootProperty",
								properties: {
									property: "items"
								}
							}
						]
					},
					operations: {
						pagination: {
							type: "generic",
							properties: {
								continue: "={{ !!$response.body?.next }}",
								request: {
									url: "",
									qs: {
										cursor: "={{ $response.body?.next }}"
									}
								}
							}
						}
					}
				}
			},
			{
				name: "Summarize",
				value: "summarize",
				action: "Summarize a note",
				description: "Starts a summary of a note",
				routing: {
					request: {
						method: "POST",
						url: "=/api/v1/notes/{{encodeURIComponent($parameter[\"noteId\"])}}/summaries"
					},
					send: {
						preSend: [
							sendOnce
						]
					}
				}
			}
		],
		default: "create"
	},
	{
		displayName: "Operation",
		name: "operation",
		type: "options",
		noDataExpression: true,
		displayOptions: {
			show: {
				resource: [
					"project"
				]
			}
		},
		options: [
			{
				name: "Create",
				value: "create",
				action: "Create a project",
				description: "Creates a project",
				routing: {
					request: {
						method: "POST",
						url: "/api/v1/projects"
					},
					send: {
						preSend: [
							sendOnce
						]
					}
				}
			},
			{
				name: "Get Many",
				value: "getAll",
				action: "Get many projects",
				description: "Get many projects",
				routing: {
					request: {
						method: "GET",
						url: "/api/v1/projects"
					},
					output: {
						postReceive: [
							{
								type: "rootProperty",
								properties: {
									property: "items"
								}
							}
						]
					},
					operations: {
						pagination: {
							type: "generic",
							properties: {
								continue: "={{ !!$response.body?.next }}",
								request: {
									url: "",
									qs: {
										cursor: "={{ $response.body?.next }}"
									}
								}
							}
						}
					}
				}
			}
		],
		default: "create"
	},
	{
		displayName: "Project ID",
		name: "projectId",
		type: "string",
		default: "",
		description: "From the address or an earlier step",
		required: true,
		displayOptions: {
			show: {
				resource: [
					"note"
				],
				operation: [
					"create"
				]
			}
		}
	},
	{
		displayName: "Additional Fields",
		name: "additionalFields",
		type: "collection",
		placeholder: "Add Field",
		default: {},
		displayOptions: {
			show: {
				resource: [
					"note"
				],
				operation: [
					"create"
				]
			}
		},
		options: [
			{
				displayName: "Date",
				name: "occurredOn",
				type: "string",
				default: "",
				description: "The day it happened",
				routing: {
					send: {
						type: "body",
						property: "occurredOn"
					}
				}
			},
			{
				displayName: "Text",
				name: "markdown",
				type: "string",
				typeOptions: {
					rows: 5
				},
				default: "",
				description: "Rich text as Markdown; turns as `**Name** (0:21): words`",
				routing: {
					send: {
						type: "body",
						property: "markdown"
					}
				}
			},
			{
				displayName: "Title",
				name: "title",
				type: "string",
				default: "",
				routing: {
					send: {
						type: "body",
						property: "title"
					}
				}
			}
		]
	},
	{
		displayName: "Note ID",
		name: "noteId",
		type: "string",
		default: "",
		description: "From the address or an earlier step",
		required: true,
		displayOptions: {
			show: {
				resource: [
					"note"
				],
				operation: [
					"summarize"
				]
			}
		}
	},
	{
		displayName: "Additional Fields",
		name: "additionalFields",
		type: "collection",
		placeholder: "Add Field",
		default: {},
		displayOptions: {
			show: {
				resource: [
					"note"
				],
				operation: [
					"summarize"
				]
			}
		},
		options: [
			{
				displayName: "Framework",
				name: "framework",
				type: "options",
				options: [
					{
						name: "By Question",
						value: "ByQuestion"
					},
					{
						name: "By Themes",
						value: "ByThemes"
					},
					{
						name: "Chronological",
						value: "Chronological"
					},
					{
						name: "Custom Prompt",
						value: "CustomPrompt"
					},
					{
						name: "Customer Call",
						value: "CustomerCall"
					},
					{
						name: "Essential",
						value: "Essential"
					},
					{
						name: "Feature Requests",
						value: "FeatureRequests"
					},
					{
						name: "Product PRD",
						value: "ProductPRD"
					},
					{
						name: "Recommended Actions",
						value: "RecommendedActions"
					},
					{
						name: "Research Report",
						value: "ResearchReport"
					},
					{
						name: "Sales MEDICC",
						value: "SalesMEDICC"
					},
					{
						name: "Sales SPICED",
						value: "SalesSPICED"
					},
					{
						name: "Summary",
						value: "Summary"
					},
					{
						name: "Usability Test",
						value: "UsabilityTest"
					},
					{
						name: "Voice Of Customer Report",
						value: "VoiceOfCustomerReport"
					}
				],
				default: "Summary",
				description: "That of the project by default",
				routing: {
					send: {
						type: "body",
						property: "framework"
					}
				}
			},
			{
				displayName: "Prompt",
				name: "prompt",
				type: "string",
				default: "",
				description: "Your instruction; required for CustomPrompt, and only allowed there",
				routing: {
					send: {
						type: "body",
						property: "prompt"
					}
				}
			}
		]
	},
	{
		displayName: "Note ID",
		name: "noteId",
		type: "string",
		default: "",
		description: "From the address or an earlier step",
		required: true,
		displayOptions: {
			show: {
				resource: [
					"highlight"
				],
				operation: [
					"create"
				]
			}
		}
	},
	{
		displayName: "Additional Fields",
		name: "additionalFields",
		type: "collection",
		placeholder: "Add Field",
		default: {},
		displayOptions: {
			show: {
				resource: [
					"highlight"
				],
				operation: [
					"create"
				]
			}
		},
		options: [
			{
				displayName: "Quote",
				name: "quote",
				type: "string",
				default: "",
				description: "The exact words",
				routing: {
					send: {
						type: "body",
						property: "quote"
					}
				}
			},
			{
				displayName: "Tag IDs",
				name: "tagIds",
				type: "string",
				default: "",
				description: "Tags to apply. Separate them with commas.",
				routing: {
					send: {
						type: "body",
						property: "tagIds",
						value: "={{ [$value].flat().join(\",\").split(\",\").map((one) => one.trim()).filter(Boolean) }}"
					}
				}
			}
		]
	},
	{
		displayName: "Highlight ID",
		name: "highlightId",
		type: "string",
		default: "",
		description: "From the address or an earlier step",
		required: true,
		displayOptions: {
			show: {
				resource: [
					"highlight"
				],
				operation: [
					"tag"
				]
			}
		}
	},
	{
		displayName: "Tag IDs",
		name: "tagIds",
		type: "string",
		default: "",
		description: "Tags to apply. Separate them with commas.",
		routing: {
			send: {
				type: "body",
				property: "tagIds",
				value: "={{ [$value].flat().join(\",\").split(\",\").map((one) => one.trim()).filter(Boolean) }}"
			}
		},
		required: true,
		displayOptions: {
			show: {
				resource: [
					"highlight"
				],
				operation: [
					"tag"
				]
			}
		}
	},
	{
		displayName: "Project ID",
		name: "projectId",
		type: "string",
		default: "",
		description: "From the address or an earlier step",
		required: true,
		displayOptions: {
			show: {
				resource: [
					"insight"
				],
				operation: [
					"create"
				]
			}
		}
	},
	{
		displayName: "Additional Fields",
		name: "additionalFields",
		type: "collection",
		placeholder: "Add Field",
		default: {},
		displayOptions: {
			show: {
				resource: [
					"insight"
				],
				operation: [
					"create"
				]
			}
		},
		options: [
			{
				displayName: "Evidence",
				name: "evidence",
				type: "string",
				default: "",
				description: "Highlights to put at the end as live evidence. Separate them with commas.",
				routing: {
					send: {
						type: "body",
						property: "evidence",
						value: "={{ [$value].flat().join(\",\").split(\",\").map((one) => one.trim()).filter(Boolean) }}"
					}
				}
			},
			{
				displayName: "Text",
				name: "markdown",
				type: "string",
				typeOptions: {
					rows: 5
				},
				default: "",
				description: "Rich text as Markdown",
				routing: {
					send: {
						type: "body",
						property: "markdown"
					}
				}
			},
			{
				displayName: "Title",
				name: "title",
				type: "string",
				default: "",
				routing: {
					send: {
						type: "body",
						property: "title"
					}
				}
			}
		]
	},
	{
		displayName: "Title",
		name: "title",
		type: "string",
		default: "",
		routing: {
			send: {
				type: "body",
				property: "title"
			}
		},
		required: true,
		displayOptions: {
			show: {
				resource: [
					"project"
				],
				operation: [
					"create"
				]
			}
		}
	},
	{
		displayName: "Additional Fields",
		name: "additionalFields",
		type: "collection",
		placeholder: "Add Field",
		default: {},
		displayOptions: {
			show: {
				resource: [
					"project"
				],
				operation: [
					"create"
				]
			}
		},
		options: [
			{
				displayName: "Summary",
				name: "summary",
				type: "string",
				default: "",
				routing: {
					send: {
						type: "body",
						property: "summary"
					}
				}
			}
		]
	},
	{
		displayName: "Project ID",
		name: "projectId",
		type: "string",
		default: "",
		description: "From the address or an earlier step",
		required: true,
		displayOptions: {
			show: {
				resource: [
					"note"
				],
				operation: [
					"getAll"
				]
			}
		}
	},
	{
		displayName: "Return All",
		name: "returnAll",
		type: "boolean",
		default: false,
		description: "Whether to return all results or only up to a given limit",
		displayOptions: {
			show: {
				resource: [
					"note"
				],
				operation: [
					"getAll"
				]
			}
		},
		routing: {
			send: {
				paginate: "={{ $value }}"
			},
			request: {
				qs: {
					limit: 100
				}
			}
		}
	},
	{
		displayName: "Limit",
		name: "limit",
		type: "number",
		typeOptions: {
			minValue: 1
		},
		default: 50,
		description: "Max number of results to return",
		displayOptions: {
			show: {
				resource: [
					"note"
				],
				operation: [
					"getAll"
				],
				returnAll: [
					false
				]
			}
		},
		routing: {
			send: {
				type: "query",
				property: "limit",
				value: "={{ Math.min($value, 100) }}"
			},
			output: {
				maxResults: "={{ $value }}"
			}
		}
	},
	{
		displayName: "Filters",
		name: "filters",
		type: "collection",
		placeholder: "Add Filter",
		default: {},
		displayOptions: {
			show: {
				resource: [
					"note"
				],
				operation: [
					"getAll"
				]
			}
		},
		options: [
			{
				displayName: "Title",
				name: "title",
				type: "string",
				default: "",
				description: "Only those whose title contains all of these words; case is ignored",
				routing: {
					send: {
						type: "query",
						property: "title"
					}
				}
			}
		]
	},
	{
		displayName: "Return All",
		name: "returnAll",
		type: "boolean",
		default: false,
		description: "Whether to return all results or only up to a given limit",
		displayOptions: {
			show: {
				resource: [
					"project"
				],
				operation: [
					"getAll"
				]
			}
		},
		routing: {
			send: {
				paginate: "={{ $value }}"
			},
			request: {
				qs: {
					limit: 100
				}
			}
		}
	},
	{
		displayName: "Limit",
		name: "limit",
		type: "number",
		typeOptions: {
			minValue: 1
		},
		default: 50,
		description: "Max number of results to return",
		displayOptions: {
			show: {
				resource: [
					"project"
				],
				operation: [
					"getAll"
				],
				returnAll: [
					false
				]
			}
		},
		routing: {
			send: {
				type: "query",
				property: "limit",
				value: "={{ Math.min($value, 100) }}"
			},
			output: {
				maxResults: "={{ $value }}"
			}
		}
	}
];
