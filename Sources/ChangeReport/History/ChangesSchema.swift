/// The [JSON Schema](https://json-schema.org/draft/2020-12/json-schema-core) of `changes.json`.
///
/// It asks for every member, and says nothing of others, as members may be added within version 1.
public enum ChangesSchema {
    /// The schema as a file.
    public static let file = Array((text + "\n").utf8)

    private static let text = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Changes",
          "description": "What was added, removed and changed in the dataset, the newest changes first.",
          "type": "object",
          "required": ["format", "version", "dataset", "sets"],
          "properties": {
            "format": {"const": "pokebuild-changes"},
            "version": {"const": 1},
            "dataset": {
              "description": "The dataset that all changes led to; null where no whole one was published.",
              "anyOf": [{"$ref": "#/$defs/Dataset"}, {"type": "null"}]
            },
            "sets": {"type": "array", "maxItems": 20, "items": {"$ref": "#/$defs/Set"}}
          },
          "$defs": {
            "Count": {"type": "integer", "minimum": 0},
            "Kind": {"description": "The name of a kind of resources.", "type": "string", "pattern": "^[a-z-]+$"},
            "Source": {
              "description": "Which deployment of PokeAPI; null where it tells none.",
              "type": "object",
              "required": ["hash", "date"],
              "properties": {
                "hash": {"type": ["string", "null"]},
                "date": {"type": ["string", "null"], "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}
              }
            },
            "Dataset": {
              "type": "object",
              "required": ["origin", "source", "files", "lacking"],
              "properties": {
                "origin": {"enum": ["PokeAPI", "sample"]},
                "source": {"$ref": "#/$defs/Source"},
                "files": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["kind", "sha256"],
                    "properties": {
                      "kind": {"$ref": "#/$defs/Kind"},
                      "sha256": {"type": "string", "pattern": "^[0-9a-f]{64}$"}
                    }
                  }
                },
                "lacking": {"$ref": "#/$defs/Count"}
              }
            },
            "Set": {
              "type": "object",
              "required": ["id", "from", "to", "added", "removed", "changed", "lacking", "uncompared", "kinds"],
              "properties": {
                "id": {"type": "string", "pattern": "^[0-9a-f-]{36}$"},
                "from": {"$ref": "#/$defs/Source"},
                "to": {"$ref": "#/$defs/Source"},
                "added": {"$ref": "#/$defs/Count"},
                "removed": {"$ref": "#/$defs/Count"},
                "changed": {"$ref": "#/$defs/Count"},
                "lacking": {"description": "Resources that the build went on without.", "$ref": "#/$defs/Count"},
                "uncompared": {
                  "description": "Kinds whose published files were not as they had been published.",
                  "type": "array",
                  "items": {"$ref": "#/$defs/Kind"}
                },
                "kinds": {"type": "array", "items": {"$ref": "#/$defs/KindChanges"}}
              }
            },
            "KindChanges": {
              "type": "object",
              "required": ["kind", "added", "removed", "changed", "fields"],
              "properties": {
                "kind": {"$ref": "#/$defs/Kind"},
                "added": {"$ref": "#/$defs/Resources"},
                "removed": {"$ref": "#/$defs/Resources"},
                "changed": {
                  "allOf": [{"$ref": "#/$defs/Resources"}],
                  "properties": {"resources": {"items": {"required": ["field_count", "fields"]}}}
                },
                "fields": {
                  "description": "In how many resources a field is another, or came or went with the model.",
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["field", "event", "resources"],
                    "properties": {
                      "field": {"type": "string"},
                      "event": {"enum": ["changed", "introduced", "dropped"]},
                      "resources": {"$ref": "#/$defs/Count"}
                    }
                  }
                }
              }
            },
            "Resources": {
              "type": "object",
              "required": ["count", "resources"],
              "properties": {
                "count": {"description": "How many there are; fewer may be listed.", "$ref": "#/$defs/Count"},
                "resources": {"type": "array", "maxItems": 200, "items": {"$ref": "#/$defs/Resource"}}
              }
            },
            "Resource": {
              "type": "object",
              "required": ["id", "slug", "name"],
              "properties": {
                "id": {"type": "integer"},
                "slug": {"type": "string", "pattern": "^[a-z0-9-]+$"},
                "name": {"description": "The English name.", "type": "string"},
                "field_count": {"description": "How many values differ; fewer may be listed.", "$ref": "#/$defs/Count"},
                "fields": {"type": "array", "maxItems": 25, "items": {"$ref": "#/$defs/FieldChange"}}
              }
            },
            "FieldChange": {
              "type": "object",
              "required": ["path"],
              "anyOf": [{"required": ["old"]}, {"required": ["new"]}],
              "properties": {
                "path": {"description": "The way from the resource to the value.", "type": "string"},
                "games": {"description": "The games that the value is told of.", "type": "array", "items": {"type": "string"}},
                "kind": {"description": "The kind of resources that the values are slugs of.", "$ref": "#/$defs/Kind"},
                "old": {"description": "The value before; missing where there was none."},
                "new": {"description": "The value now; missing where there is none."}
              }
            }
          }
        }
        """
}
