"""Runs the main workflow with the generated client: from a transcript to a published insight with a public link."""

import io
import json
import os
import time
import urllib.request

from evident import AuthenticatedClient
from evident.api.files import upload_file
from evident.api.highlights import create_highlight, get_highlight
from evident.api.imports import get_import, start_import
from evident.api.insights import create_insight, get_insight, publish_insight
from evident.api.notes import list_notes, read_note
from evident.api.projects import create_project
from evident.api.sharing import create_share_link
from evident.api.tags import create_tag, create_tag_board, create_tag_group
from evident.models import (
    NewHighlight, NewImport, NewImportFilesItem, NewInsight, NewProject, NewShareLink, NewShareLinkObjectType, NewTag, NewTagGroup, NewTagGroupColor, TagBoardWording, UploadFileBody,
)
from evident.types import File

TRANSCRIPT = b"""WEBVTT

00:00:01.000 --> 00:00:04.000
<v Ada>I never trust the first number.

00:00:04.000 --> 00:00:07.000
<v Grace>So what do you do?
"""
QUOTE = "I never trust the first number"

client = AuthenticatedClient(base_url=os.environ["URL"], token=os.environ["TOKEN"], raise_on_unexpected_status=True)


def done(answer):
    assert answer is not None and not hasattr(answer, "errors"), answer
    return answer


project = done(create_project.sync(client=client, body=NewProject(title="Trust in numbers"))).id

uploaded = done(upload_file.sync(project, client=client, body=UploadFileBody(file=File(io.BytesIO(TRANSCRIPT), "talk.vtt", "text/vtt"))))
started = done(start_import.sync(project, client=client, body=NewImport(files=[NewImportFilesItem(file_id=uploaded.id)]))).id
for _ in range(300):
    report = done(get_import.sync(started, client=client))
    if report.state.value not in ("waiting", "running"):
        break
    time.sleep(0.1)
assert report.state.value == "done" and report.made == 1, report

note = done(list_notes.sync(project, client=client)).items[0].id
text = done(read_note.sync(note, client=client)).text
start = text.index(QUOTE)

board = done(create_tag_board.sync(project, client=client, body=TagBoardWording(title="Trust"))).id
group = done(create_tag_group.sync(board, client=client, body=NewTagGroup(title="Doubt", color=NewTagGroupColor.TEAL))).id
tag = done(create_tag.sync(group, client=client, body=NewTag(title="Checks twice"))).id

highlight = done(create_highlight.sync(note, client=client, body=NewHighlight(start=start, end=start + len(QUOTE), tag_ids=[tag]))).id
assert done(get_highlight.sync(highlight, client=client)).text == QUOTE

insight = done(create_insight.sync(project, client=client, body=NewInsight(title="People check the number first", markdown="Everybody checks.", evidence=[highlight]))).id
assert publish_insight.sync_detailed(insight, client=client).status_code == 200
assert done(get_insight.sync(insight, client=client)).published_at

link = done(create_share_link.sync(client=client, body=NewShareLink(object_type=NewShareLinkObjectType.INSIGHT, object_id=insight)))
with urllib.request.urlopen(f"{os.environ['URL']}/api/v1/public/{link.token}") as shared:
    assert QUOTE in json.dumps(json.load(shared)), "the shared insight shows its evidence"
print("The generated client did the main job.")
