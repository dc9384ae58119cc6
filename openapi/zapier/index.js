// Written by npm run openapi, from openapi.json and scripts/connectors/choice.mjs.
import { defineApp } from './define-app.js';

export default defineApp({
  version: "1",
  test: {
    method: "GET",
    path: "/api/v1/me"
  },
  projects: {
    method: "GET",
    path: "/api/v1/projects"
  },
  triggers: [
    {
      key: "note_created",
      event: "note:created",
      id: "noteId",
      label: "New Note",
      noun: "Note",
      about: "Triggers when a note is created or imported.",
      sample: {
        id: "evt_7b0e5f0a-6a0f-4f0f-9a57-0d0f6a6c1f3e",
        type: "note:created",
        timestamp: "2026-03-14T09:26:53.589Z",
        noteId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        projectId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        by: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        importId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f"
      }
    },
    {
      key: "highlight_changed",
      event: "highlight:changed",
      id: "highlightId",
      label: "New or Updated Highlight",
      noun: "Highlight",
      about: "Triggers when a highlight is created, or its words or tags change.",
      sample: {
        id: "evt_7b0e5f0a-6a0f-4f0f-9a57-0d0f6a6c1f3e",
        type: "highlight:changed",
        timestamp: "2026-03-14T09:26:53.589Z",
        highlightId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        noteId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        projectId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        by: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f"
      }
    },
    {
      key: "insight_published",
      event: "insight:published",
      id: "insightId",
      label: "Insight Published",
      noun: "Insight",
      about: "Triggers when an insight is published.",
      sample: {
        id: "evt_7b0e5f0a-6a0f-4f0f-9a57-0d0f6a6c1f3e",
        type: "insight:published",
        timestamp: "2026-03-14T09:26:53.589Z",
        insightId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        projectId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        by: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f"
      }
    },
    {
      key: "comment_created",
      event: "comment:created",
      id: "commentId",
      label: "New Comment",
      noun: "Comment",
      about: "Triggers when a comment is added.",
      sample: {
        id: "evt_7b0e5f0a-6a0f-4f0f-9a57-0d0f6a6c1f3e",
        type: "comment:created",
        timestamp: "2026-03-14T09:26:53.589Z",
        threadId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        objectType: "NOTE",
        objectId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        projectId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        noteId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        insightId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        personId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        by: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        commentId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        mentionedIds: [
          "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f"
        ],
        participantIds: [
          "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f"
        ]
      }
    },
    {
      key: "summary_changed",
      event: "summary:changed",
      id: "summaryId",
      label: "New or Updated Summary",
      noun: "Summary",
      about: "Triggers when a summary is started, written or edited.",
      sample: {
        id: "evt_7b0e5f0a-6a0f-4f0f-9a57-0d0f6a6c1f3e",
        type: "summary:changed",
        timestamp: "2026-03-14T09:26:53.589Z",
        summaryId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        projectId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        targetType: "FILTER",
        targetId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        by: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        textId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        state: "WAITING"
      }
    },
    {
      key: "project_created",
      event: "project:created",
      id: "projectId",
      label: "New Project",
      noun: "Project",
      about: "Triggers when a project is created.",
      sample: {
        id: "evt_7b0e5f0a-6a0f-4f0f-9a57-0d0f6a6c1f3e",
        type: "project:created",
        timestamp: "2026-03-14T09:26:53.589Z",
        projectId: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f",
        status: "active",
        by: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f"
      }
    }
  ],
  creates: [
    {
      key: "create_note",
      label: "Create Note",
      noun: "Note",
      about: "Creates a note in a project.",
      method: "POST",
      path: "/api/v1/projects/{projectId}/notes",
      fields: [
        {
          key: "projectId",
          place: "path",
          label: "Project",
          required: true,
          type: "string",
          helpText: "From the address or an earlier step.",
          dynamic: "project_list.id.title"
        },
        {
          key: "title",
          place: "body",
          label: "Title",
          required: false,
          type: "string"
        },
        {
          key: "markdown",
          place: "body",
          label: "Text",
          required: false,
          type: "text",
          helpText: "Rich text as Markdown; turns as `**Name** (0:21): words`."
        },
        {
          key: "occurredOn",
          place: "body",
          label: "Date",
          required: false,
          type: "string",
          helpText: "The day it happened."
        }
      ],
      sample: {
        id: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f"
      }
    },
    {
      key: "summarize_note",
      label: "Summarize Note",
      noun: "Summary",
      about: "Starts a summary of a note.",
      method: "POST",
      path: "/api/v1/notes/{noteId}/summaries",
      fields: [
        {
          key: "noteId",
          place: "path",
          label: "Note ID",
          required: true,
          type: "string",
          helpText: "From the address or an earlier step."
        },
        {
          key: "framework",
          place: "body",
          label: "Framework",
          required: false,
          type: "string",
          helpText: "That of the project by default.",
          choices: [
            "Summary",
            "Essential",
            "Chronological",
            "ByQuestion",
            "ByThemes",
            "RecommendedActions",
            "FeatureRequests",
            "UsabilityTest",
            "CustomerCall",
            "VoiceOfCustomerReport",
            "ResearchReport",
            "ProductPRD",
            "SalesMEDICC",
            "SalesSPICED",
            "CustomPrompt"
          ]
        },
        {
          key: "prompt",
          place: "body",
          label: "Prompt",
          required: false,
          type: "string",
          helpText: "Your instruction; required for CustomPrompt, and only allowed there."
        }
      ],
      sample: {
        id: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f"
      }
    },
    {
      key: "create_highlight",
      label: "Create Highlight",
      noun: "Highlight",
      about: "Highlights a quote of a note.",
      method: "POST",
      path: "/api/v1/notes/{noteId}/highlights",
      fields: [
        {
          key: "noteId",
          place: "path",
          label: "Note ID",
          required: true,
          type: "string",
          helpText: "From the address or an earlier step."
        },
        {
          key: "quote",
          place: "body",
          label: "Quote",
          required: false,
          type: "string",
          helpText: "The exact words."
        },
        {
          key: "tagIds",
          place: "body",
          label: "Tag IDs",
          required: false,
          type: "string",
          helpText: "Tags to apply.",
          list: true
        }
      ],
      sample: {
        id: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f"
      }
    },
    {
      key: "tag_highlight",
      label: "Tag Highlight",
      noun: "Highlight",
      about: "Applies tags to a highlight.",
      method: "POST",
      path: "/api/v1/highlights/{highlightId}/tags",
      fields: [
        {
          key: "highlightId",
          place: "path",
          label: "Highlight ID",
          required: true,
          type: "string",
          helpText: "From the address or an earlier step."
        },
        {
          key: "tagIds",
          place: "body",
          label: "Tag IDs",
          required: true,
          type: "string",
          helpText: "Tags to apply.",
          list: true
        }
      ],
      sample: {
        id: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f"
      }
    },
    {
      key: "create_insight",
      label: "Create Insight Draft",
      noun: "Insight",
      about: "Creates an insight that is not published yet.",
      method: "POST",
      path: "/api/v1/projects/{projectId}/insights",
      fields: [
        {
          key: "projectId",
          place: "path",
          label: "Project",
          required: true,
          type: "string",
          helpText: "From the address or an earlier step.",
          dynamic: "project_list.id.title"
        },
        {
          key: "title",
          place: "body",
          label: "Title",
          required: false,
          type: "string"
        },
        {
          key: "markdown",
          place: "body",
          label: "Text",
          required: false,
          type: "text",
          helpText: "Rich text as Markdown."
        },
        {
          key: "evidence",
          place: "body",
          label: "Evidence",
          required: false,
          type: "string",
          helpText: "Highlights to put at the end as live evidence.",
          list: true
        }
      ],
      sample: {
        id: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f"
      }
    },
    {
      key: "create_project",
      label: "Create Project",
      noun: "Project",
      about: "Creates a project.",
      method: "POST",
      path: "/api/v1/projects",
      fields: [
        {
          key: "title",
          place: "body",
          label: "Title",
          required: true,
          type: "string"
        },
        {
          key: "summary",
          place: "body",
          label: "Summary",
          required: false,
          type: "string"
        }
      ],
      sample: {
        id: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f"
      }
    }
  ],
  searches: [
    {
      key: "find_note",
      label: "Find Note",
      noun: "Note",
      about: "Finds a note of a project by words of its title.",
      method: "GET",
      path: "/api/v1/projects/{projectId}/notes",
      fields: [
        {
          key: "projectId",
          place: "path",
          label: "Project",
          required: true,
          type: "string",
          helpText: "From the address or an earlier step.",
          dynamic: "project_list.id.title"
        },
        {
          key: "title",
          place: "query",
          label: "Title",
          required: false,
          type: "string",
          helpText: "Only those whose title contains all of these words; case is ignored."
        }
      ],
      sample: {
        id: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f"
      }
    },
    {
      key: "find_project",
      label: "Find Project",
      noun: "Project",
      about: "Finds a project by its title.",
      method: "GET",
      path: "/api/v1/projects",
      fields: [],
      compared: {
        title: "Title"
      },
      sample: {
        id: "0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f"
      }
    }
  ]
});
