import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { type TagView, tagWording } from '@evident/domain/tags';
import { useState } from 'react';
import { type Boards, tagsOf } from '../../data/tags/arrange.ts';
import type { Arrange } from '../../data/tags/use-arranging.ts';

interface Props {
  tag: TagView;
  boards: Boards;
  arrange: Arrange;
  onClose: () => void;
}

const given = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/**
 * Description and role of a tag. Keeps the text until the server accepts it. Saving again after a conflict overwrites
 * the other member's text.
 */
export function DescribeTag({ tag, boards, arrange, onClose }: Props) {
  const [begun] = useState(tag);
  const [text, setText] = useState(begun.description ?? '');
  const [role, setRole] = useState(begun.role ?? '');
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState(false);
  const keep = async () => {
    const wording = { description: given(text), role: given(role) };
    if (wording.description === begun.description && wording.role === begun.role) return onClose();
    const { version } = (refused && tagsOf(boards).find(({ id }) => id === tag.id)) || begun;
    setSending(true);
    const done = await arrange({
      do: 'updateTag',
      tagId: tag.id,
      seen: version,
      wording,
      label: `Described “${tag.title}”`,
    });
    setSending(false);
    setRefused(true);
    if (done) onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Textarea
        label="Description"
        description="Tell your team what belongs here and what doesn’t."
        autosize
        minRows={3}
        maxRows={10}
        maxLength={tagWording.properties.description.maxLength}
        value={text}
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
            event.preventDefault();
            void keep();
          }
        }}
      />
      <TextInput
        mt="md"
        label="Role"
        description="The role of the tag in your analysis, such as Need, Emotion or Metadata."
        maxLength={tagWording.properties.role.maxLength}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={sending}>
          Save
        </Button>
      </Group>
    </form>
  );
}
