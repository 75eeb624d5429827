print("pokebuild")
