/// The files of a workspace for Visual Studio Code: its tasks, and the recommended extension for
/// Swift.
enum EditorTasks {
  /// The texts by the names of files in `.vscode`.
  ///
  /// - Parameter tool: The absolute path of the workbook.
  static func files(tool: String) -> [String: String] {
    let command = tool.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return [
      "extensions.json": "{\n  \"recommendations\": [\"swiftlang.swift-vscode\"]\n}\n",
      "tasks.json": tasks.replacing("WORKBOOK", with: command),
    ]
  }

  /// `--problems` prints each problem in a line of its own, whatever the terminal's width.
  private static let tasks = #"""
    {
      "version": "2.0.0",
      "tasks": [
        {
          "label": "workbook: check this exercise",
          "type": "process",
          "command": "WORKBOOK",
          "args": ["check", "--problems", "${relativeFile}"],
          "group": { "kind": "build", "isDefault": true },
          "problemMatcher": {
            "owner": "workbook",
            "fileLocation": ["relative", "${workspaceFolder}"],
            "pattern": {
              "regexp": "^(exercises/.+?):(\\d+):(\\d+): (error|warning): (.*)$",
              "file": 1, "line": 2, "column": 3, "severity": 4, "message": 5
            }
          }
        },
        {
          "label": "workbook: watch",
          "type": "process",
          "command": "WORKBOOK",
          "args": ["watch", "--problems"],
          "isBackground": true,
          "problemMatcher": {
            "owner": "workbook",
            "fileLocation": ["relative", "${workspaceFolder}"],
            "pattern": {
              "regexp": "^(exercises/.+?):(\\d+):(\\d+): (error|warning): (.*)$",
              "file": 1, "line": 2, "column": 3, "severity": 4, "message": 5
            },
            "background": {
              "activeOnStart": true,
              "beginsPattern": "^Checking .*$",
              "endsPattern": "^Waiting for a change.*$"
            }
          }
        }
      ]
    }

    """#
}
