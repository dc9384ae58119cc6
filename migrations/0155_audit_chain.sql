-- Workspaces with entries to seal, with sealed entries to write to files, or that keep entries for some days only.
CREATE FUNCTION before_team.audit_teams (task text, most integer) RETURNS TABLE (id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id FROM team t LEFT JOIN audit_chain c ON c.team_id = t.id
    WHERE CASE task
      WHEN 'seal' THEN EXISTS (SELECT FROM audit_entry e WHERE e.team_id = t.id AND e.sequence IS NULL)
      WHEN 'write' THEN c.to_files AND c.streamed_sequence < c.sequence
      WHEN 'forget' THEN c.retention_days IS NOT NULL
    END LIMIT most
  $$;

-- Continues the chain of the transaction's team. Returns false if another process continued it meanwhile.
CREATE FUNCTION seal_audit_entries (before bigint, ids UUID[], ats TIMESTAMPTZ[], hashes bytea[]) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    DECLARE
      sealed integer;
    BEGIN
      INSERT INTO audit_chain (team_id) VALUES (current_team()) ON CONFLICT DO NOTHING;
      PERFORM FROM audit_chain c WHERE c.team_id = current_team() AND c.sequence = before FOR UPDATE;
      IF NOT FOUND THEN RETURN false; END IF;
      PERFORM set_config('evident.audit', 'seal', true);
      UPDATE audit_entry e SET sequence = before + g.position, hash = g.hash
      FROM unnest(ids, ats, hashes) WITH ORDINALITY g (id, at, hash, position)
      WHERE e.team_id = current_team() AND e.at = g.at AND e.id = g.id AND e.sequence IS NULL;
      GET DIAGNOSTICS sealed = ROW_COUNT;
      PERFORM set_config('evident.audit', '', true);
      IF sealed <> cardinality(ids) THEN RAISE EXCEPTION 'Sealed % of % entries', sealed, cardinality(ids); END IF;
      UPDATE audit_chain c SET sequence = before + sealed, hash = hashes[sealed] WHERE c.team_id = current_team();
      RETURN true;
    END $$;

-- Deletes the oldest sealed entries of the transaction's team up to a position, and keeps the anchor of the chain.
CREATE FUNCTION forget_audit_entries (upto bigint, most integer, seal bytea) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    DECLARE
      deleted integer;
    BEGIN
      UPDATE audit_chain c SET anchor_sequence = upto, anchor_seal = seal,
        anchor_hash = (SELECT e.hash FROM audit_entry e WHERE e.team_id = current_team() AND e.sequence = upto)
      WHERE c.team_id = current_team() AND c.anchor_sequence < upto;
      PERFORM set_config('evident.audit', 'retention', true);
      DELETE FROM audit_entry e USING (
        SELECT o.at, o.id FROM audit_entry o WHERE o.team_id = current_team() AND o.sequence <= upto ORDER BY o.sequence LIMIT most
      ) old WHERE e.team_id = current_team() AND e.at = old.at AND e.id = old.id;
      GET DIAGNOSTICS deleted = ROW_COUNT;
      PERFORM set_config('evident.audit', '', true);
      RETURN deleted;
    END $$;

CREATE FUNCTION set_audit_rules (days integer, files boolean) RETURNS void LANGUAGE sql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    INSERT INTO audit_chain AS c (team_id, retention_days, to_files) SELECT t.id, days, files FROM team t WHERE t.id = current_team()
    ON CONFLICT (team_id) DO UPDATE SET retention_days = days, to_files = files WHERE c.team_id = current_team()
  $$;

CREATE FUNCTION set_audit_streamed (upto bigint) RETURNS void LANGUAGE sql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    UPDATE audit_chain c SET streamed_sequence = greatest(c.streamed_sequence, upto) WHERE c.team_id = current_team()
  $$;

REVOKE ALL ON FUNCTION before_team.prepare_audit_months,
before_team.audit_teams,
seal_audit_entries,
forget_audit_entries,
set_audit_rules,
set_audit_streamed
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.prepare_audit_months,
before_team.audit_teams,
seal_audit_entries,
forget_audit_entries,
set_audit_rules,
set_audit_streamed TO evident_app;
