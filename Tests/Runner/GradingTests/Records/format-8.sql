PRAGMA application_id = 2003526251;
PRAGMA user_version = 8;
PRAGMA defer_foreign_keys = 1;
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
INSERT INTO answer (digest, text, shape) VALUES ('c2314fdaa50929fb9c56684872178bb5f59631fef0dc42f67a3f6a22e0ea53aa', 'let a = 1', NULL);
INSERT INTO exercise (position, id, title, points, number) VALUES (0, 'ch17.stub', 'Stub', 10, 1);
INSERT INTO exercise (position, id, title, points, number) VALUES (1, 'ch17.pop', 'Pop', 5, 2);
INSERT INTO grade (student, exercise, status, points, seconds, answer, run, verdict, reason) VALUES ('ann', 'ch17.stub', 'partial', 3, 1.25, 'c2314fdaa50929fb9c56684872178bb5f59631fef0dc42f67a3f6a22e0ea53aa', 'r', '{"diagnostics":[],"exercise":"ch17.stub","file":"ch17\/1-stub.swift","isUntouched":false,"maximum":10,"number":1,"output":"printed","points":3,"status":"fail","tests":[{"line":0,"name":"It ends","share":{"earned":3,"worth":3},"status":"pass","testCode":""},{"failure":{"expected":"a","instant":"inf","seen":"b"},"line":0,"name":"It pops","status":"fail","testCode":""},{"dependsOn":"It pops","line":0,"name":"It rests","status":"skipped","testCode":""}],"title":"Stub"}', NULL);
INSERT INTO grade (student, exercise, status, points, seconds, answer, run, verdict, reason) VALUES ('ann', 'ch17.pop', 'does-not-compile', 3, NULL, NULL, NULL, '{"diagnostics":[{"column":5,"file":"ch17\/1-a.swift","id":"cannot_find","line":3,"message":"cannot find ''x''","notes":[],"severity":"error","source":"x"}],"exercise":"ch17.pop","file":"ch17\/1-stub.swift","isUntouched":false,"maximum":10,"number":1,"output":"","points":3,"status":"error","tests":[],"title":"Stub"}', NULL);
INSERT INTO grade (student, exercise, status, points, seconds, answer, run, verdict, reason) VALUES ('bo', 'ch17.stub', 'timeout', 3, NULL, NULL, NULL, '{"diagnostics":[],"exercise":"ch17.stub","file":"ch17\/1-stub.swift","isUntouched":false,"maximum":10,"number":1,"output":"","points":3,"status":"timeout","stop":{"reason":"timeLimit"},"tests":[],"title":"Stub"}', NULL);
INSERT INTO grade (student, exercise, status, points, seconds, answer, run, verdict, reason) VALUES ('bo', 'ch17.pop', 'not-submitted', 3, NULL, NULL, NULL, '{"diagnostics":[],"exercise":"ch17.pop","file":"ch17\/1-stub.swift","isUntouched":false,"maximum":10,"number":1,"output":"","points":3,"status":"skipped","tests":[],"title":"Stub","unreadable":"missing"}', NULL);
INSERT INTO grade (student, exercise, status, points, seconds, answer, run, verdict, reason) VALUES ('di', 'ch17.stub', 'ungraded', NULL, NULL, NULL, NULL, NULL, '{"obstructed":{"_0":{"leftOut":{}}}}');
INSERT INTO grade (student, exercise, status, points, seconds, answer, run, verdict, reason) VALUES ('di', 'ch17.pop', 'ungraded', NULL, NULL, NULL, NULL, NULL, '{"obstructed":{"_0":{"leftOut":{}}}}');
INSERT INTO grade (student, exercise, status, points, seconds, answer, run, verdict, reason) VALUES ('cy', 'ch17.stub', 'ungraded', NULL, NULL, NULL, NULL, NULL, '{"obstructed":{"_0":{"unclear":{"submissions":["x"]}}}}');
INSERT INTO grade (student, exercise, status, points, seconds, answer, run, verdict, reason) VALUES ('cy', 'ch17.pop', 'ungraded', NULL, NULL, NULL, NULL, NULL, '{"ungraded":{"_0":{"sandbox":{"_0":{"lineBroken":{"detail":"d"}}}}}}');
INSERT INTO limits (process, cpu_seconds, wall_seconds, memory_bytes, processes, file_bytes, output_bytes, scratch_bytes) VALUES ('compiler', 40, 30.5, 536870912, 32, 0, 1048576, 16777216);
INSERT INTO limits (process, cpu_seconds, wall_seconds, memory_bytes, processes, file_bytes, output_bytes, scratch_bytes) VALUES ('program', 3, 30.5, 536870912, 32, 0, 1048576, 16777216);
INSERT INTO limits (process, cpu_seconds, wall_seconds, memory_bytes, processes, file_bytes, output_bytes, scratch_bytes) VALUES ('checks', 20, 30.5, 536870912, 32, 0, 1048576, 16777216);
INSERT INTO limits (process, cpu_seconds, wall_seconds, memory_bytes, processes, file_bytes, output_bytes, scratch_bytes) VALUES ('worker', 1200, 30.5, 536870912, 32, 0, 1048576, 16777216);
INSERT INTO platform_assignment (position, title, points) VALUES (0, 'Stub (12)', 10.0);
INSERT INTO protection (id, gap, accounting) VALUES (0, 'namespacesRefused', 'controlGroupV2');
INSERT INTO protection (id, gap, accounting) VALUES (1, NULL, 'supervisor');
INSERT INTO run (id, begun, workbook, compiler, book, engine, secret, part, missing_parts) VALUES (1, '2026-11-23T10:00:00Z', 'workbook 1.0', 'Swift 6', 'b', 't', 's', '1/2', '2/2');
INSERT INTO student (id, name, email, participant, fields, is_absent) VALUES ('ann', 'Doe, Ann', NULL, NULL, '{"canvas":"4711","id":"ann","login":"ann","name":"Doe, Ann","section":"A","sis":"x"}', 0);
INSERT INTO student (id, name, email, participant, fields, is_absent) VALUES ('bo', NULL, NULL, '331', NULL, 0);
INSERT INTO student (id, name, email, participant, fields, is_absent) VALUES ('cy', NULL, NULL, NULL, NULL, 0);
INSERT INTO student (id, name, email, participant, fields, is_absent) VALUES ('di', NULL, NULL, NULL, NULL, 0);
INSERT INTO student (id, name, email, participant, fields, is_absent) VALUES ('eve', 'Roe, Eve', NULL, NULL, '{"canvas":"4712","id":"eve","login":"eve","name":"Roe, Eve","section":"A","sis":"y"}', 1);
INSERT INTO submission (student, digest, points, seconds, protection, remarks) VALUES ('ann', '1', 6, 1.5, 1, '[{"unknownName":{"file":"a.swift","nearest":["ch17\/1-stub.swift"]}},{"markedLate":{}}]');
INSERT INTO submission (student, digest, points, seconds, protection, remarks) VALUES ('bo', '2', 6, 0.0, 0, '[]');
INSERT INTO submission (student, digest, points, seconds, protection, remarks) VALUES ('di', '4', NULL, 0.0, 0, '[]');
INSERT INTO submission (student, digest, points, seconds, protection, remarks) VALUES ('cy', '3', NULL, 0.0, 0, '[{"severalSubmissions":{"names":["x","y"],"of":"cy"}},{"more":{"count":2}}]');
