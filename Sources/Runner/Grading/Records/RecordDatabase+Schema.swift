extension RecordDatabase {
  /// The tables, with what a person should know of them: SQLite keeps these comments, and `.schema` shows them.
  ///
  /// What is asked for has a column. What is needed as a whole only is JSON.
  static let schema = """
    CREATE TABLE run (
      -- One row: what the grades depend on, besides the submissions.
      id INTEGER PRIMARY KEY CHECK (id = 1),
      begun TEXT NOT NULL,      -- in the form of ISO 8601
      workbook TEXT NOT NULL,   -- its version, as it calls itself
      compiler TEXT NOT NULL,   -- likewise
      book TEXT NOT NULL,       -- a digest of the chapters and the reference answers
      engine TEXT NOT NULL,     -- a digest of the compiler's version and the engine's files
      secret TEXT,              -- a digest of the secret; NULL without one
      part TEXT,                -- such as 2/8; NULL if it is all of the class
      missing_parts TEXT        -- the parts that a merge was not given; NULL if there is none
    ) STRICT;
    CREATE TABLE limits (
      -- What stops an answer's compiler, program and checks, and the worker that judges a submission.
      process TEXT PRIMARY KEY,
      cpu_seconds INTEGER NOT NULL,
      wall_seconds REAL NOT NULL,
      memory_bytes INTEGER NOT NULL,
      processes INTEGER NOT NULL,
      file_bytes INTEGER NOT NULL,
      output_bytes INTEGER NOT NULL,
      scratch_bytes INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE protection (
      -- How limits were kept: one row, or one for each kind of machine whose parts were merged.
      id INTEGER PRIMARY KEY,
      gap TEXT,                 -- why programs ran without a box; NULL if they ran in one
      accounting TEXT NOT NULL  -- what counted memory and processes
    ) STRICT;
    CREATE TABLE exercise (
      position INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      points INTEGER NOT NULL,  -- the most that it gives
      number INTEGER            -- its place in the chapter
    ) STRICT;
    CREATE TABLE student (
      -- Whom the run is to grade, and who else is on the roster.
      id TEXT PRIMARY KEY,
      name TEXT,
      email TEXT,
      participant TEXT,         -- Moodle's number for the assignment
      fields TEXT,              -- all columns of the roster, as JSON; NULL for who is not on it
      is_absent INTEGER NOT NULL -- 1 for who is on the roster and not this run's to grade
    ) STRICT;
    CREATE TABLE platform_assignment (
      -- The columns of the platform whose gradebook was the roster.
      position INTEGER PRIMARY KEY,
      title TEXT NOT NULL,
      points REAL
    ) STRICT;
    CREATE TABLE answer (
      -- What was handed in, each text once.
      digest TEXT PRIMARY KEY,
      text TEXT NOT NULL,
      shape TEXT                -- its syntax, as JSON; NULL if nothing has read it
    ) STRICT;
    CREATE TABLE submission (
      -- Also of who was renamed since, and is no row of student any more.
      student TEXT PRIMARY KEY,
      digest TEXT NOT NULL,     -- of all that was handed in
      points INTEGER,           -- NULL as long as one exercise has no grade
      seconds REAL NOT NULL,    -- how long it took to judge
      protection INTEGER NOT NULL REFERENCES protection (id),
      remarks TEXT NOT NULL     -- on its files, as JSON
    ) STRICT;
    CREATE TABLE grade (
      student TEXT NOT NULL REFERENCES submission (student) ON DELETE CASCADE,
      exercise TEXT NOT NULL REFERENCES exercise (id),
      status TEXT NOT NULL,     -- as in the gradebook
      points INTEGER,           -- as judged, before points by hand and lateness; NULL if there is no grade
      seconds REAL,             -- NULL if nothing was judged
      answer TEXT REFERENCES answer (digest), -- NULL if nothing was handed in that could be read
      run TEXT,                 -- the answer's Timelines: a file of .cache/runs; NULL if nothing was played
      verdict TEXT,             -- as JSON
      reason TEXT,              -- why there is no verdict, as JSON
      PRIMARY KEY (student, exercise),
      CHECK ((verdict IS NULL) <> (reason IS NULL))
    ) STRICT;
    CREATE INDEX grade_answer ON grade (answer);
    CREATE VIEW gradebook AS
      -- The class as gradebook.csv has it, but for points by hand.
      SELECT student.id AS student, student.name, student.email, exercise.id AS exercise,
        grade.status, grade.points, exercise.points AS maximum
      FROM student
      JOIN grade ON grade.student = student.id
      JOIN exercise ON exercise.id = grade.exercise
      WHERE NOT student.is_absent
      ORDER BY student.id, exercise.position;
    CREATE VIEW test AS
      -- Each test of each answer; nothing of what was not tested.
      SELECT grade.student, grade.exercise,
        json_extract(test.value, '$.name') AS name,
        json_extract(test.value, '$.status') AS status,
        json_extract(test.value, '$.share.earned') AS points,
        json_extract(test.value, '$.share.worth') AS maximum,
        json_extract(test.value, '$.mistake.name') AS mistake
      FROM grade, json_each(grade.verdict, '$.tests') AS test;
    """
}
