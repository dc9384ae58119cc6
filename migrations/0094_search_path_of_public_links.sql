-- Temporary tables come last, so that none hides a table of ours.
ALTER FUNCTION before_team.share_link_team (text)
SET
  search_path = public,
  pg_temp;
