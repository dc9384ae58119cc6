// Written by npm run openapi, from openapi.json and scripts/connectors/choice.mjs.
import type { INodePropertyOptions } from 'n8n-workflow';

export const events: INodePropertyOptions[] = [
	{
		name: "Insight Published",
		value: "insight:published",
		description: "Triggers when an insight is published"
	},
	{
		name: "New Comment",
		value: "comment:created",
		description: "Triggers when a comment is added"
	},
	{
		name: "New Note",
		value: "note:created",
		description: "Triggers when a note is created or imported"
	},
	{
		name: "New Project",
		value: "project:created",
		description: "Triggers when a project is created"
	},
	{
		name: "New or Updated Highlight",
		value: "highlight:changed",
		description: "Triggers when a highlight is created, or its words or tags change"
	},
	{
		name: "New or Updated Summary",
		value: "summary:changed",
		description: "Triggers when a summary is started, written or edited"
	}
];

export const idFields: Record<string, string> = {
	"note:created": "noteId",
	"highlight:changed": "highlightId",
	"insight:published": "insightId",
	"comment:created": "commentId",
	"summary:changed": "summaryId",
	"project:created": "projectId"
};
