-- Where plans are switched off, connections say so, and plans of an earlier time limit nothing.
CREATE POLICY plans_on ON workspace_plan AS RESTRICTIVE FOR
SELECT
  USING (current_setting('evident.plans', TRUE) IS DISTINCT FROM 'off');
