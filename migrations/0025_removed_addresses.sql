-- Addresses whose member an admin removed, as SHA-256: the mail domain alone does not let them in again. An invite does, and forgets.
CREATE TABLE removed_address (
  team_id uuid NOT NULL DEFAULT current_team () REFERENCES team (id),
  email_hash text NOT NULL,
  PRIMARY KEY (team_id, email_hash)
);

CALL protect_team_table ('removed_address');

CREATE OR REPLACE FUNCTION before_team.workspaces_open_to (account uuid) RETURNS TABLE (id uuid, name text, subdomain text, logo jsonb, primary_color text, invite_id uuid, invited_by text) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    WITH person AS (SELECT a.id, a.email FROM account a WHERE a.id = account)
    SELECT t.id, t.name, t.subdomain, t.logo, t.primary_color, o.invite_id, o.invited_by
    FROM person p CROSS JOIN LATERAL (
      SELECT i.team_id, i.id AS invite_id, m.name AS invited_by
      FROM invite i JOIN member m ON m.id = i.invited_by
      WHERE i.email = p.email AND i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > now()
      UNION ALL
      SELECT d.id, NULL, NULL FROM team d
      WHERE d.join_domains @> ARRAY[substring(p.email from '@.*$')]
        AND NOT EXISTS (SELECT 1 FROM removed_address r WHERE r.team_id = d.id AND r.email_hash = encode(sha256(convert_to(p.email, 'UTF8')), 'hex'))
    ) o JOIN team t ON t.id = o.team_id
    WHERE NOT EXISTS (SELECT 1 FROM member m WHERE m.team_id = t.id AND m.account_id = p.id AND m.removed_at IS NULL)
  $$;
