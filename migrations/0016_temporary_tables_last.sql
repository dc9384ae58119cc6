-- Without pg_temp at the end a temporary table stands before ours, and a function that passes by row-level security would read it.
DO $$
DECLARE passing regprocedure;
BEGIN
  FOR passing IN SELECT p.oid FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE p.prosecdef AND n.nspname IN ('before_team', 'public') LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = public, pg_temp', passing);
  END LOOP;
END $$;
