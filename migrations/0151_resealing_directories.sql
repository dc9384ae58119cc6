-- As in 0141, also for the client secrets of directories.
-- Encrypted values that begin with none of the names of the newest keys, after a point of a fixed order.
CREATE OR REPLACE FUNCTION before_team.values_of_older_keys (newest TEXT[], beyond text, most integer) RETURNS TABLE (place text, holder uuid, owner_text text, value text, point text) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    WITH found AS (
      SELECT 'second-factor' AS kind, f.account_id AS id, f.account_id::text AS about, f.sealed_secret AS sealed FROM second_factor f
      UNION ALL
      SELECT 'webhook', w.id, w.id::text, s ->> 'sealed' FROM webhook w, jsonb_array_elements(w.secrets) s
      UNION ALL
      SELECT 'access-token', c.id, concat_ws(' ', c.team_id, c.integration, c.member_id), c.access_token FROM integration_connection c
      UNION ALL
      SELECT 'refresh-token', c.id, concat_ws(' ', c.team_id, c.integration, c.member_id), c.refresh_token FROM integration_connection c
      WHERE c.refresh_token IS NOT NULL
      UNION ALL
      -- A secret is for the server that it was entered for.
      SELECT 'destination', d.id, d.id || ' ' || lower(substring(d.access ->> 'url' FROM '(?i)^https?://[^/?#]+')), s.value
      FROM destination d, jsonb_each_text(d.access -> 'secrets') s WHERE s.value IS NOT NULL
      UNION ALL
      SELECT 'channel-source', c.id, c.team_id || ' ' || c.id, c.credentials FROM channel_source c WHERE c.credentials IS NOT NULL
      UNION ALL
      SELECT 'directory', d.id, d.id || ' ' || coalesce(d.oidc ->> 'issuer', ''), d.sealed_secret FROM sso_connection d
      WHERE d.sealed_secret IS NOT NULL
    ), ordered AS (
      SELECT f.*, concat_ws(' ', f.kind, f.id, md5(f.sealed)) COLLATE "C" AS at FROM found f
    )
    SELECT o.kind, o.id, o.about, o.sealed, o.at FROM ordered o
    WHERE o.at > beyond COLLATE "C" AND NOT EXISTS (SELECT FROM unnest(newest) n WHERE starts_with(o.sealed, n))
    ORDER BY o.at LIMIT most
  $$;

-- Replaces an encrypted value that is still the same. While a token is being refreshed it stays: the refreshed one is
-- stored only where it finds the one before.
CREATE OR REPLACE FUNCTION before_team.replace_sealed (kind text, row_id uuid, old_value text, new_value text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    BEGIN
      CASE kind
        WHEN 'second-factor' THEN
          UPDATE second_factor SET sealed_secret = new_value WHERE account_id = row_id AND sealed_secret = old_value;
        WHEN 'webhook' THEN
          UPDATE webhook SET secrets = replace(secrets::text, old_value, new_value)::jsonb
          WHERE id = row_id AND strpos(secrets::text, old_value) > 0;
        WHEN 'destination' THEN
          UPDATE destination SET access = replace(access::text, old_value, new_value)::jsonb
          WHERE id = row_id AND strpos(access::text, old_value) > 0;
        WHEN 'channel-source' THEN
          UPDATE channel_source SET credentials = new_value WHERE id = row_id AND credentials = old_value;
        WHEN 'directory' THEN
          UPDATE sso_connection SET sealed_secret = new_value WHERE id = row_id AND sealed_secret = old_value;
        WHEN 'access-token' THEN
          UPDATE integration_connection SET access_token = new_value
          WHERE id = row_id AND access_token = old_value AND coalesce(refreshing_until <= now(), true);
        WHEN 'refresh-token' THEN
          UPDATE integration_connection SET refresh_token = new_value
          WHERE id = row_id AND refresh_token = old_value AND coalesce(refreshing_until <= now(), true);
      END CASE;
      RETURN FOUND;
    END $$;
