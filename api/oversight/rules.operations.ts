import { EndMemberSessions } from '@evident/application/oversight/end-member-sessions';
import { EndPublicLinks } from '@evident/application/oversight/end-public-links';
import { CountRuleViolations, ListRuleViolations } from '@evident/application/oversight/rule-violations';
import { WORKSPACE_RULES } from '@evident/domain/workspaces';
import { operation } from '../kernel/declared/declared-operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { RuleViolationCountsDto, RuleViolationPageDto } from './oversight.dto.ts';

export const RULES_OPERATIONS = {
  countRuleViolations: operation({
    route: 'GET /workspace/rule-violations',
    asks: CountRuleViolations,
    summary: 'Count violations of each rule of the workspace, also while it is off',
    answers: RuleViolationCountsDto,
    message: ({ actor }) => new CountRuleViolations({ actor }),
  }),
  listRuleViolations: operation({
    route: 'GET /workspace/rule-violations/{rule}',
    choices: { rule: WORKSPACE_RULES },
    asks: ListRuleViolations,
    summary: 'List the members or public links that a rule of the workspace does not allow, oldest first',
    query: PageQueryDto,
    answers: RuleViolationPageDto,
    message: ({ actor, rule, query }) => new ListRuleViolations({ actor, rule, page: pageRequest(query) }),
  }),
  endPublicLinks: operation({
    route: 'DELETE /workspace/public-links',
    asks: EndPublicLinks,
    summary: 'Turn off all public links of the workspace',
    message: ({ actor }) => new EndPublicLinks({ actor }),
  }),
  endMemberSessions: operation({
    route: 'DELETE /members/{memberId}/sessions',
    asks: EndMemberSessions,
    summary: 'Sign a member out of this workspace everywhere',
    description: 'They can sign in again. Their sessions in other workspaces go on, and so do their access tokens.',
    refuses: ['NotFound'],
    message: ({ actor, memberId }) => new EndMemberSessions({ actor, memberId }),
  }),
};
