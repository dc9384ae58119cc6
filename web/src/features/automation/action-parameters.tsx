import { Autocomplete, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import {
  type ActionOf,
  type AutomationAction,
  RULE_FRAMEWORKS,
  type RuleEvent,
  namesFor,
} from '@evident/domain/automation';
import { FRAMEWORKS } from '@evident/domain/summaries';
import type { Choices } from './choices.ts';
import { FieldValue } from './field-value.tsx';
import { DestinationChoice } from './destination-choice.tsx';

interface Props {
  action: AutomationAction;
  event: RuleEvent | null;
  choices: Choices;
  onChange: (action: AutomationAction) => void;
}

type With<Name extends string> = Extract<AutomationAction, { parameters: Record<Name, unknown> }>;
/** Parameters of the same action with other values. */
const changed = (action: AutomationAction, parameters: object) =>
  ({ ...action, parameters: { ...action.parameters, ...parameters } }) as AutomationAction;

const namesOf = (event: RuleEvent | null): string =>
  namesFor(event)
    .map((name) => `{{${name}}}`)
    .join(' ');
/** An empty description is left out. */
function withDescription(
  { parameters: { description: _, ...others }, ...action }: ActionOf<'createIssue'>,
  text: string,
) {
  return { ...action, parameters: text === '' ? others : { ...others, description: text } };
}

/** The parameters of an action. */
export function ActionParameters({ action, event, choices, onChange }: Props) {
  switch (action.actionType) {
    case 'sendToSlack':
      return (
        <>
          <Autocomplete
            label="Channel"
            description="The app posts to channels that it was invited to. Type the name of a private one."
            placeholder="#research"
            data={[...new Set((choices.channels ?? []).map(({ name }) => `#${name}`))]}
            value={action.parameters.channel}
            maxLength={80}
            onChange={(channel) => onChange(changed(action, { channel }))}
          />
          <Message action={action} event={event} onChange={onChange} />
        </>
      );
    case 'sendNotification':
      return (
        <>
          <Recipients action={action} choices={choices} onChange={onChange} />
          <Message action={action} event={event} onChange={onChange} />
        </>
      );
    case 'sendMail':
      return (
        <>
          <Recipients action={action} choices={choices} onChange={onChange} />
          <TextInput
            label="Subject"
            value={action.parameters.subject}
            maxLength={150}
            onChange={({ currentTarget }) => onChange(changed(action, { subject: currentTarget.value }))}
          />
          <Message action={action} event={event} onChange={onChange} />
        </>
      );
    case 'callWebhook':
      return <WebhookParameters action={action} event={event} choices={choices} onChange={onChange} />;
    case 'createIssue':
      return <IssueParameters action={action} event={event} choices={choices} onChange={onChange} />;
    case 'moveToProject':
      return (
        <Select
          label="Project"
          placeholder="Choose a project"
          allowDeselect={false}
          searchable
          data={choices.projects.map(({ id, title }) => ({ value: id, label: title }))}
          value={action.parameters.projectId || null}
          onChange={(projectId) => onChange(changed(action, { projectId: projectId ?? '' }))}
        />
      );
    case 'startSummary':
      return (
        <Select
          label="Framework"
          placeholder="That of the project"
          clearable
          data={RULE_FRAMEWORKS.map((value) => ({ value, label: FRAMEWORKS[value].label }))}
          value={action.parameters.framework ?? null}
          onChange={(framework) => onChange({ ...action, parameters: framework === null ? {} : { framework } })}
        />
      );
    case 'setField':
      return <FieldValue action={action} choices={choices} onChange={onChange} />;
    case 'applyTag':
      return <TagChoice action={action} choices={choices} onChange={onChange} />;
  }
}

function WebhookParameters({ action, event, choices, onChange }: Props & { action: ActionOf<'callWebhook'> }) {
  return (
    <>
      <DestinationChoice action={action} choices={choices} onChange={onChange} />
      <Textarea
        label="Body"
        description={`JSON. Replaced by the values of the event: ${namesOf(event)}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={'{"text": "{{rule.title}}"}'}
        autosize
        minRows={3}
        maxLength={10_000}
        value={action.parameters.body}
        onChange={({ currentTarget }) => onChange(changed(action, { body: currentTarget.value }))}
      />
    </>
  );
}

function IssueParameters({ action, event, choices, onChange }: Props & { action: ActionOf<'createIssue'> }) {
  return (
    <>
      <DestinationChoice action={action} choices={choices} onChange={onChange} />
      <TextInput
        label="Title"
        maxLength={250}
        value={action.parameters.title}
        onChange={({ currentTarget }) => onChange(changed(action, { title: currentTarget.value }))}
      />
      <Textarea
        label="Description"
        placeholder={event === 'insight:published' ? 'The beginning of the insight' : undefined}
        description={`Replaced by the values of the event: ${namesOf(event)}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={2}
        maxLength={5_000}
        value={action.parameters.description ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(withDescription(action, value))}
      />
    </>
  );
}

function TagChoice({
  action,
  choices: { tags = [] },
  onChange,
}: Pick<Props, 'choices' | 'onChange'> & { action: ActionOf<'applyTag'> }) {
  if (tags.length === 0)
    return <p>There is no tag for this yet. Add one to the workspace, or name the project in the conditions.</p>;
  return (
    <Select
      label="Tag"
      description="Put on the highlights that are evidence of the insight"
      placeholder="Choose a tag"
      allowDeselect={false}
      searchable
      data={tags.map(({ id, title }) => ({ value: id, label: title }))}
      value={action.parameters.tagId || null}
      onChange={(tagId) => onChange(changed(action, { tagId: tagId ?? '' }))}
    />
  );
}

function Recipients({
  action,
  choices,
  onChange,
}: Pick<Props, 'choices' | 'onChange'> & { action: With<'memberIds'> }) {
  return (
    <MultiSelect
      label="To"
      searchable
      placeholder={action.parameters.memberIds.length === 0 ? 'Choose members' : undefined}
      data={choices.members.map(({ id, name }) => ({ value: id, label: name }))}
      value={[...action.parameters.memberIds]}
      onChange={(memberIds) => onChange(changed(action, { memberIds }))}
    />
  );
}

function Message({ action, event, onChange }: Pick<Props, 'event' | 'onChange'> & { action: With<'message'> }) {
  return (
    <Textarea
      label="Message"
      description={`Replaced by the values of the event: ${namesOf(event)}`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autosize
      minRows={2}
      value={action.parameters.message}
      onChange={({ currentTarget }) => onChange(changed(action, { message: currentTarget.value }))}
    />
  );
}
